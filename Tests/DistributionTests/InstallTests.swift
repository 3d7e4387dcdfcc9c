import CommandRuns
import Foundation
import Testing

/// `install.sh` installs what is right, and nothing else.
@Suite struct InstallTests {
    @Test func `what is installed runs, and comes with man pages, completions and licences`() throws {
        try Scratch.with { scratch in
            let prefix = scratch.path("prefix")
            let answer = try Release.install(from: Release.folder.get(), to: prefix)
            #expect(answer.status == 0, "\(answer.text)")
            #expect(try Release.run("'\(prefix)/bin/coordviz' check '\(Project.racing)'").status == 0)
            let files = try FileManager.default.subpathsOfDirectory(atPath: prefix)
            for file in [
                "share/man/man1/coordviz.1", "share/man/man1/coordviz-check.1", "share/doc/coordviz/LICENSE",
                "share/doc/coordviz/swift-nio-LICENSE.txt",
                "share/bash-completion/completions/coordviz", "share/zsh/site-functions/_coordviz",
                "share/fish/vendor_completions.d/coordviz.fish",
            ] {
                #expect(files.contains(file))
            }
            #expect(files.allSatisfy { $0.hasPrefix("bin") || $0.hasPrefix("share") })
        }
    }

    @Test func `a folder of archives needs no scheme, and a relative prefix is an absolute one afterwards`() throws {
        try Scratch.with { scratch in
            let answer = try Release.run(
                "cd '\(scratch.folder.path)' && COORDVIZ_RELEASES='\(try Release.folder.get().path)' "
                    + "sh '\(Project.path("install.sh"))' --prefix some/prefix")
            #expect(answer.status == 0, "\(answer.text)")
            let place = "/\(scratch.folder.lastPathComponent)/some/prefix/bin:$PATH\""
            #expect(answer.text.contains(place), "\(answer.text)")
            #expect(try Release.run("'\(scratch.path("some/prefix/bin/coordviz"))' --version").status == 0)
            let missing = try Release.run(
                "COORDVIZ_RELEASES=/nowhere sh '\(Project.path("install.sh"))' --prefix '\(scratch.path("other"))'")
            #expect(missing.status == 1)
            #expect(missing.text.contains("could not download file:///nowhere/"), "\(missing.text)")
        }
    }

    @Test func `make install puts everything below DESTDIR and PREFIX, and nothing elsewhere`() throws {
        try Scratch.with { scratch in
            // A program that is built already stands for the release build.
            let built = scratch.folder.appendingPathComponent("built/release")
            try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: built.appendingPathComponent("coordviz"), withDestinationURL: Coordviz.executable)
            let root = scratch.path("root")
            let answer = try Release.run(
                "make -C '\(Project.path("."))' install DESTDIR='\(root)' PREFIX=/opt/coordviz "
                    + "SCRATCH='\(scratch.path("built"))' OPTIMIZED=true")
            #expect(answer.status == 0, "\(answer.text)")
            #expect(answer.text.contains("installed to \(root)/opt/coordviz/bin/coordviz"))
            #expect(try Release.run("'\(root)/opt/coordviz/bin/coordviz' --version").text == "0.1.0\n")
            let files = try FileManager.default.subpathsOfDirectory(atPath: root)
            for file in [
                "bin/coordviz", "share/man/man1/coordviz.1", "share/man/man1/coordviz-render.1",
                "share/doc/coordviz/LICENSE", "share/bash-completion/completions/coordviz",
                "share/zsh/site-functions/_coordviz", "share/fish/vendor_completions.d/coordviz.fish",
            ] {
                #expect(files.contains("opt/coordviz/\(file)"))
            }
            #expect(files.allSatisfy { $0 == "opt" || $0.hasPrefix("opt/coordviz") })
        }
    }

    @Test func `an archive with another sum is refused, and what was there stays`() throws {
        try Scratch.with { scratch in
            let mirror = scratch.folder.appendingPathComponent("mirror")
            try FileManager.default.copyItem(at: Release.folder.get(), to: mirror)
            let handle = try FileHandle(
                forWritingTo: mirror.appendingPathComponent(Release.archive.lastPathComponent))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data([0]))
            try handle.close()
            try FileManager.default.createDirectory(
                atPath: scratch.path("prefix/bin"), withIntermediateDirectories: true)
            try scratch.write("old", "prefix/bin/coordviz")
            let answer = try Release.install(from: mirror, to: scratch.path("prefix"))
            #expect(answer.status == 1 && answer.text.contains("the archive is not what SHA256SUMS says"))
            #expect(try scratch.read("prefix/bin/coordviz") == Array("old".utf8))
            #expect(!FileManager.default.fileExists(atPath: scratch.path("prefix/share")))
        }
    }

    @Test func `a network that was not reached is not taken for a version that is missing`() throws {
        try Scratch.with { scratch in
            // No server listens on the first port.
            let answer = try Release.run(
                "no_proxy='*' COORDVIZ_RELEASES=http://127.0.0.1:1 sh '\(Project.path("install.sh"))' "
                    + "--prefix '\(scratch.path("prefix"))'")
            #expect(answer.status == 1 && answer.text.contains("could not reach http://127.0.0.1:1"), "\(answer.text)")
            #expect(!answer.text.contains("such a version"))
            #expect(answer.text.contains(#"COORDVIZ_RELEASES="$PWD" sh install.sh"#), "\(answer.text)")
            #expect(try scratch.names() == [])
        }
    }

    @Test(arguments: [
        ("--version 9.9.9", "could not download"), ("--version '$(id)'", "is not a version"),
        ("--nonsense", "unknown option"),
        ("--version", "needs a version"),
    ])
    func `what can't be installed is said`(options: String, message: String) throws {
        try Scratch.with { scratch in
            let answer = try Release.install(from: Release.folder.get(), to: scratch.path("prefix"), options)
            #expect(answer.status == 1 && answer.text.contains(message), "\(answer.text)")
            #expect(try scratch.names() == [])
        }
    }
}
