import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether Stryker switches a mutation on before a module is loaded, or before a test. */
    mutantActivation: 'static' | 'runtime';
  }
}

/**
 * Switches the mutation of the run before off while a test file is loaded, where one thread runs
 * several mutations (`kept-thread.ts`). Stryker switches the next one on before the first test.
 */
const stryker: unknown = Reflect.get(globalThis, '__stryker__');
if (typeof stryker === 'object' && stryker !== null && inject('mutantActivation') === 'runtime')
  Reflect.set(stryker, 'activeMutant', undefined);
