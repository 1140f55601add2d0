import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles the engine for a thread of Node into one URL with all its JavaScript. Node strips types with WebAssembly in every thread, and frees that code unsafely. A
 * thread that starts while another ends sometimes crashes the whole process
 * (`jit_page_->allocations_.erase(addr) == 1`, or SIGSEGV; nodejs/node issue 56312). A thread
 * without types has no WebAssembly to free.
 */
export async function bundleEngine(): Promise<URL> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./engine.node.ts', import.meta.url)),
      write: false,
      // Training aids, which a browser loads later, are in the one file too.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = 'output' in built ? built.output : [];
  const [engine, ...others] = chunks;
  if (engine?.type !== 'chunk' || others.length > 0) throw new Error('not one file');
  // A library that calls `require` for a part of Node needs a file path; a data URL is none.
  const code = engine.code.replaceAll(
    'createRequire(import.meta.url)',
    `createRequire(${JSON.stringify(import.meta.url)})`,
  );
  return new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
