import CoordinatorModel
import ProjectConfiguration

let formats = ["text", "sarif", "json", "junit"]

/// Reads a configuration that should be fine.
func configuration(_ yaml: String, file: String = ".coordviz.yml") throws -> EffectiveConfiguration {
    try EffectiveConfiguration(yaml: Array(yaml.utf8), file: file, reportFormats: formats)
}

/// What is wrong with a text; nothing if it is fine.
func problems(_ yaml: [UInt8]) -> [Diagnostic] {
    do {
        _ = try EffectiveConfiguration(yaml: yaml, file: "c.yml", reportFormats: formats)
        return []
    } catch {
        return error.diagnostics
    }
}

/// What is wrong with a text; nothing if it is fine.
func problems(_ yaml: String) -> [Diagnostic] { problems(Array(yaml.utf8)) }
