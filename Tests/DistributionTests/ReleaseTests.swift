import CommandRuns
import Foundation
import Testing

/// What `make release` makes.
@Suite struct ReleaseTests {
    @Test func `the same program makes the same bytes`() throws {
        try Scratch.with { scratch in
            try Release.make(in: scratch.folder)
            #expect(
                try scratch.read("SHA256SUMS")
                    == [UInt8](Data(contentsOf: Release.folder.get().appendingPathComponent("SHA256SUMS"))))
        }
    }

    @Test func `the sums are those of all files`() throws {
        let folder = try Release.folder.get()
        let answer = try Release.run("cd '\(folder.path)' && sha256sum --check --strict SHA256SUMS")
        #expect(answer.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(answer.text.split(separator: "\n").count == names.count - 1)
    }

    @Test func `man pages have nothing that a formatter warns of`() throws {
        let answer = try Release.run(
            "tar -xzOf '\(Release.archive.path)' --wildcards '*.1' > /dev/null && work=$(mktemp -d) && "
                + "tar -xzf '\(Release.archive.path)' -C $work && mandoc -Tlint -W warning $work/*/share/man/man1/*.1; "
                + "status=$?; ls $work/*/share/man/man1 | wc -l; rm -rf $work; exit $status")
        #expect(answer.status == 0, "\(answer.text)")
        #expect((Int(answer.text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) > 10)
    }

    @Test(arguments: [
        ("bash", "source %; complete -p coordviz"),
        ("zsh", "autoload -U compinit; compinit -D; source %; whence _coordviz"),
        ("fish", "source %; complete -C 'coordviz che' | string match -q 'check*'; and echo complete"),
    ])
    func `completions load`(shell: String, command: String) throws {
        try Scratch.with { scratch in
            let script = try Coordviz.run(["--generate-completion-script", shell])
            let file = try scratch.write(script.output, "_coordviz").path
            try scratch.write(command.replacingOccurrences(of: "%", with: "'\(file)'"), "script")
            let answer = try Release.run("HOME='\(scratch.folder.path)' \(shell) '\(scratch.path("script"))'")
            #expect(answer.status == 0, "\(answer.text)")
            #expect(answer.text.contains("coordviz") || answer.text.contains("complete"))
        }
    }

    @Test func `the SBOM lists every package that is resolved for the program`() throws {
        let folder = try Release.folder.get()
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".spdx.json") })
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(name)))
        let document = try #require(object as? [String: Any])
        let packages = try #require(document["packages"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        #expect(document["spdxVersion"] as? String == "SPDX-2.3")
        #expect(Set(packages).isSuperset(of: ["coordviz", "swift"]))
        #expect(!packages.contains("yams"))
    }
}
