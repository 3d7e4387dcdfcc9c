# The formula for a tap: homebrew-tap/Formula/coordviz.rb. `make release` prints the sums.
class Coordviz < Formula
  desc "Finds events that no coordinator of an iOS app intercepts"
  homepage "https://github.com/coordviz/coordviz"
  version "0.1.0"
  license "MIT"

  on_macos do
    url "https://github.com/coordviz/coordviz/releases/download/0.1.0/coordviz-0.1.0-macos-universal.tar.gz"
    sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  end

  on_linux do
    on_intel do
      url "https://github.com/coordviz/coordviz/releases/download/0.1.0/coordviz-0.1.0-linux-x86_64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_arm do
      url "https://github.com/coordviz/coordviz/releases/download/0.1.0/coordviz-0.1.0-linux-aarch64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  depends_on "graphviz"

  def install
    bin.install "bin/coordviz"
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/coordviz"
    zsh_completion.install "share/zsh/site-functions/_coordviz"
    fish_completion.install "share/fish/vendor_completions.d/coordviz.fish"
  end

  test do
    (testpath/"tree.json").write <<~JSON
      { "version": 1, "root": { "type": "App", "emits": ["AppEvents.didQuit"] } }
    JSON
    assert_match "AppEvents.didQuit is lost", shell_output("#{bin}/coordviz check tree.json", 1)
    system bin/"coordviz", "render", "tree.json", "-o", "nav.svg"
    assert_predicate testpath/"nav.svg", :exist?
  end
end
