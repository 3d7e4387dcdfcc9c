import Foundation
import FuzzInputs

// Feeds inputs that are made up to everything that reads them, in many processes, and tells what broke.
//
//     coordviz-fuzz [--count N | --seconds S] [--seed SEED] [--workers W] [--kind KIND] [--memory MB] [--save FOLDER]
//     coordviz-fuzz --one KIND:SEED:NUMBER
//
// An input is named by its kind, the seed and a number, and is made again from these. An input that breaks something is saved;
// after the fix, move it to Tests/FuzzTests/Pinned.

/// Says what is wrong with the arguments, and leaves.
func refuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("coordviz-fuzz: \(message)\n".utf8))
    exit(64)
}

let options = FuzzOptions(CommandLine.arguments.dropFirst())
if let block = options.block {
    FuzzWorker.run(block, memory: options.memory)
} else {
    exit(FuzzRun(options).run() ? 0 : 1)
}
