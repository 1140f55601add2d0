import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The key under which the test process caches the compiled engine. */
const HELD = Symbol.for('verdial.compiled-engine');

/**
 * Caches the compiled embedded engine in the test process, before each test file of the server.
 * Node discards compiled code that no thread refers to. A new database would then compile it again,
 * which is half of the time of opening one.
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
