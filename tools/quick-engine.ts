/**
 * Node flags for a product process that a test starts: WebAssembly of the embedded database is
 * compiled only once, by the baseline compiler. The optimising compiler takes two fifths of a
 * start, which pays only in a process that runs for long.
 */
export const QUICK_ENGINE: readonly string[] = ['--liftoff-only'];
