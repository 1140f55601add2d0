import type { Timers } from './timers.ts';
import type { Chance, World } from './world.ts';

/** The handle of a simulated timer. */
class Handle {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
  unref(): this {
    return this;
  }
  ref(): this {
    return this;
  }
}

/**
 * Installs the fake clock, timers and random numbers of the world, for code that runs in the world.
 * Returns a function that restores the real ones. The test's own tools keep using the real ones.
 */
export function takeOverGlobals(world: World, timers: Timers, chance: Chance): () => void {
  const machine = {
    setTimeout,
    setInterval,
    setImmediate,
    clearTimeout,
    clearInterval,
    clearImmediate,
  };
  const { now } = Date;
  const { random } = Math;
  type Run = (...given: unknown[]) => void;

  const wait =
    (real: (run: Run, ms?: number, ...given: unknown[]) => unknown, again: boolean) =>
    (run: Run, ms?: number, ...given: unknown[]): unknown => {
      const owner = world.current();
      if (owner === undefined) return real(run, ms, ...given);
      return new Handle(timers.add(owner, () => run(...given), ms ?? 0, again));
    };
  Object.assign(globalThis, {
    setTimeout: wait(machine.setTimeout, false),
    setInterval: wait(machine.setInterval, true),
    setImmediate(run: Run, ...given: unknown[]): unknown {
      const owner = world.current();
      if (owner === undefined) return machine.setImmediate(run, ...given);
      return new Handle(timers.add(owner, () => run(...given), null, false));
    },
    clearTimeout: (handle: unknown) => forget(handle, machine.clearTimeout),
    clearInterval: (handle: unknown) => forget(handle, machine.clearInterval),
    clearImmediate: (handle: unknown) => forget(handle, machine.clearImmediate),
  });
  Date.now = () => {
    const owner = world.current();
    return owner === undefined ? now() : world.time.at + owner.skew;
  };
  Math.random = () => (world.current() === undefined ? random() : chance.whole(2 ** 30) / 2 ** 30);

  function forget(handle: unknown, real: (handle: never) => void): void {
    if (handle instanceof Handle) timers.remove(handle.id);
    else Reflect.apply(real, globalThis, [handle]);
  }
  const { error, warn, log } = console;
  const quiet =
    (say: (...words: unknown[]) => void) =>
    (...words: unknown[]) => {
      // Hocuspocus logs every refusal to the console, and a simulation provokes many.
      if (world.current() === undefined) say(...words);
    };
  Object.assign(console, { error: quiet(error), warn: quiet(warn), log: quiet(log) });
  return () => {
    Object.assign(console, { error, warn, log });
    Object.assign(globalThis, machine);
    Date.now = now;
    Math.random = random;
  };
}
