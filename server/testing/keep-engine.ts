import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Under which the process of the tests holds what it compiled. */
const HELD = Symbol.for('verdial.compiled-engine');

/**
 * Before each file of the server's tests: the embedded engine as it was compiled for the first is held as long as the
 * process lives. What no thread holds is thrown away, and a new database would compile all of it once more: half of
 * what opening one costs.
 */
async function keepEngine(): Promise<void> {
  if (Reflect.has(globalThis, HELD)) return;
  const entry = import.meta.resolve('@electric-sql/pglite');
  const compiled = ['./pglite.wasm', './initdb.wasm'].map(async (name) =>
    WebAssembly.compile(await readFile(fileURLToPath(new URL(name, entry)))),
  );
  Reflect.set(globalThis, HELD, await Promise.all(compiled));
}

await keepEngine();
