import { inject } from 'vitest';

/**
 * Switches the mutation of the run before off while a test file is loaded, where one thread runs
 * several mutations (`kept-thread.ts`). Stryker switches the next one on before the first test.
 */
const stryker: unknown = Reflect.get(globalThis, '__stryker__');
// What Stryker provides has no type here: it would be the only thing that may be provided.
const activation: unknown = Reflect.apply(inject, undefined, ['mutantActivation']);
if (typeof stryker === 'object' && stryker !== null && activation === 'runtime')
  Reflect.set(stryker, 'activeMutant', undefined);
