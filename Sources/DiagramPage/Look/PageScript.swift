/// The page's script, from parts for one task each. They share one scope.
enum PageScript {
    static let text: [UInt8] = parts.reduce(into: []) { $0 += HandWritten.compact($1) }

    /// Ordered so that every part comes after the parts that it uses.
    private static let parts: [[UInt8]] = [
        PackageResources.facts_js, PackageResources.picture_js, PackageResources.squeeze_js,
        PackageResources.settling_js,
        PackageResources.camera_js,
        PackageResources.minimap_js, PackageResources.folding_js, PackageResources.lighting_js,
        PackageResources.playing_js, PackageResources.search_js, PackageResources.lists_js, PackageResources.panel_js,
        PackageResources.address_js, PackageResources.chooser_js, PackageResources.pointer_js, PackageResources.keys_js,
        PackageResources.paper_js, PackageResources.live_js, PackageResources.start_js,
    ]
}
