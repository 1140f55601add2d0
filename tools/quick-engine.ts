/**
 * Flags of Node for a process of the product that a test starts: the embedded database engine is compiled once. Node would compile its
 * busiest parts a second time, to make them fast, which takes two fifths of a start and pays only in a process that lives for long.
 */
export const QUICK_ENGINE: readonly string[] = ['--liftoff-only'];
