import { inject } from 'vitest';

/**
 * Switches the mutation of the run before off while a test file is loaded, where one thread runs
 * several mutations (`kept-thread.ts`). Stryker switches the next one on before the first test.
 */
const stryker: unknown = Reflect.get(globalThis, '__stryker__');
if (typeof stryker === 'object' && stryker !== null && inject('mutantActivation') === 'runtime')
  Reflect.set(stryker, 'activeMutant', undefined);
