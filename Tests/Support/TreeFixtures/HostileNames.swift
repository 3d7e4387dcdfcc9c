/// Names with a special meaning for Graphviz, XML, a browser, Mermaid or a terminal, but not in a picture.
package enum HostileNames {
    /// Printable names: they appear unchanged.
    package static let all = [
        "<script>alert(1)</script>", "\"quoted\"", "it's", "'\"", "a & b", "&#58;", "&lt;", "&amp;lt;", "&bogus;",
        "]]>",
        "<![CDATA[", "-->", "<!--", "</TD></TR></TABLE>", "<TABLE>", "<B>unbalanced", "<IMG SRC=\"/etc/passwd\"/>",
        #"\N"#, #"\G"#, #"\L"#, #"\n"#, #"\"#, #"ends in \"#, #"&#92;N"#, "{a|b}", "javascript:alert(1)",
        "javascript&#58;alert(1)", "\" onload=\"alert(1)", "' onclick='alert(1)", "\u{202E}gnp.exe", "\u{200F}mark",
        "😀",
        "👩‍👩‍👧", "日本語", "e\u{301}", "Z\u{300}\u{301}\u{302}\u{303}", "${x}", "#quot;", "%%{init: {}}%%", "%% comment",
        "end", "`code`", "]:::lost", "n0-->n1", "|x|", ";", "---", "%41%", "a: b", "a\u{A0}",
        "]", "]]", "[[", "a]", "]a", "fa:fa-user", "$$x$$", "GH-26",
    ]

    /// Characters between `a` and `b` that are not text: they are dropped, or become a space. U+0000 is not among them:
    /// no tree that contains it is read.
    package static let controls = [
        "a\nb", "a\r\nb", "a\tb", "a\u{1}b", "a\u{1B}[31mb", "a\u{7F}b", "a\u{85}b", "a\u{FFFE}b", "a\u{FFFF}b",
        "a\u{2028}b", "a\u{FEFF}b",
    ]
}
