/// Names that mean something to Graphviz, to XML, to a browser, or to a terminal, and must mean nothing here.
enum HostileNames {
    static let all = [
        "<script>alert(1)</script>", "\"quoted\"", "it's", "a & b", "&", "&#58;", "&#x3a;", "&lt;", "&amp;", "&amp;lt;",
        "&bogus;", "&nbsp;", "&eacute;", "]]>", "--", "-->", "<!--", "<b>bold</b>", "</TD></TR></TABLE>", "<TABLE>",
        #"\N"#, #"\G"#, #"\L"#, #"\E"#, #"\T\H"#, #"\n"#, #"\l"#, #"\r"#, #"\\N"#, #"\"#, #"ends in \"#, #"\\"#,
        #"&#92;N"#, "%41%", "{a|b}", "n0:port", "javascript:alert(1)", "\u{202E}gnp.exe", "\u{200F}mark", "😀", "👩‍👩‍👧",
        "日本語", "é", "e\u{301}", #"C:\new\lib\root"#, "${x}", "#{x}", ";", "=", "[label=x]", "<!--&-->",
    ]

    /// What is not text at all, and what is left of it.
    static let controls: [(String, String)] = [
        ("a\0b", "ab"), ("a\u{1}\u{8}\u{1B}[31mb", "a[31mb"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a  b"),
        ("a\u{FFFE}b\u{FFFF}", "ab"), ("a\u{7F}b", "ab"), ("a\u{85}b\u{9B}", "ab"),
    ]
}
