import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import { replayRescueFile } from '../../rescue/replay-rescue-file.ts';
import { seeded } from '../../sync/testing/seeded.ts';
import { createMemoryDatabase } from '../memory/memory-database.ts';
import type { Snapshot } from '../memory/row-tables.ts';
import { createTables } from '../memory/row-tables.ts';
import { createNetwork } from '../network/network.ts';
import { createDisks } from '../world/disks.ts';
import { takeOverGlobals } from '../world/globals.ts';
import { newOwner } from '../world/owner.ts';
import { createTimers } from '../world/timers.ts';
import { type Chance, createWorld } from '../world/world.ts';
import { createDevice, type Device } from './device.ts';
import { createHandWritten, type HandWritten } from './hand-written.ts';
import { createNewsLine } from './news-line.ts';
import { foundPanel, newPanel } from './people.ts';
import { type Ended, type Process, startProcess } from './process.ts';
import type { Swaps } from './swaps.ts';

const PROCESSES = ['p1', 'p2'] as const;
const GLASSES_EACH = 1;

/** A simulated installation: database, processes, devices, and the network between them. */
export type Installation = ReturnType<typeof createInstallation>;

/**
 * Creates a simulated installation with its processes started and its devices open; nothing has
 * happened yet.
 */
export function createInstallation(parts: {
  readonly swaps: Swaps;
  readonly turn: () => Promise<void>;
  readonly sent: (device: string, frame: Uint8Array) => void;
  /** Is called with what a process left that shut down gracefully. */
  readonly ended: (left: Ended) => void;
}) {
  const { swaps } = parts;
  let current = seeded(0);
  const chance: Chance = {
    whole: (below) => current.whole(below),
    pick: (choices) => current.pick(choices),
  };
  const world = createWorld(parts.turn);
  const timers = createTimers(world);
  const tables = createTables();
  const disks = createDisks(world, tables, chance);
  const network = createNetwork(world, chance, parts.sent);
  const news = createNewsLine(world);
  const panel = newPanel(GLASSES_EACH);
  foundPanel(tables, panel);
  const [ana, ben] = panel.tasters;
  if (ana === undefined || ben === undefined) throw new Error('two tasters');
  const sheetsOf = (taster: string) =>
    panel.glasses.filter((glass) => glass.taster === taster).map(({ name }) => name);
  const people = [
    { name: 'd1', actor: panel.person('ana', ana), documents: [panel.tray(ana), ...sheetsOf(ana)] },
    { name: 'd2', actor: panel.person('ana', ana), documents: [...sheetsOf(ana)] },
    { name: 'd3', actor: panel.person('ben', ben), documents: [panel.tray(ben), ...sheetsOf(ben)] },
    {
      name: 'desk',
      actor: panel.person('leader', null),
      documents: [panel.plan, ...panel.glasses.map(({ name }) => name)],
    },
  ];
  /** The accounts of the modified clients. */
  const strangers = [
    { name: 'hand of ana', actor: panel.person('ana', ana) },
    {
      name: 'hand of an assistant',
      actor: { ...panel.person('assistant', null), role: 'adjuntos' as const },
    },
  ];
  const actorAt = (device: string) =>
    [...people, ...strangers].find(({ name }) => name === device)?.actor ?? null;
  const processes = new Map<string, Process>();
  const lives = new Map<string, number>();

  function start(name: string): void {
    if (processes.get(name)?.owner.alive === true) return;
    const life = (lives.get(name) ?? 0) + 1;
    lives.set(name, life);
    const owner = newOwner(`${name}.${life}`);
    const process = world.as(owner, () =>
      startProcess({ owner, world, tables, disks, news, chance, swaps, actorAt }),
    );
    processes.set(name, process);
    network.listen(process.listening);
  }

  function kill(name: string, silently: boolean): void {
    const owner = processes.get(name)?.owner;
    if (owner?.alive !== true) return;
    owner.alive = false;
    disks.die(owner);
    network.die(owner, silently);
    news.die(owner);
    timers.bury();
  }

  /**
   * Graceful shutdown of a process: it accepts no more connections, stores what it has, and ends.
   */
  function end(name: string): void {
    const process = processes.get(name);
    if (process?.owner.alive !== true || !network.deafen(process.owner)) return;
    const gone = (left: Ended): void => {
      if (process.owner.alive) parts.ended(left);
      if (processes.get(name) === process) kill(name, false);
    };
    world.as(process.owner, () => {
      process.close().then(gone, () => world.tell(`${process.owner.name} did not end in order`));
    });
  }

  const operator = newOwner('operator');
  const giveBack = takeOverGlobals(world, timers, chance);
  for (const name of PROCESSES) start(name);
  const devices: readonly Device[] = people.map((one) =>
    createDevice({ ...one, world, network, chance, swaps }),
  );
  const [taster, assistant] = strangers.map(
    (one): HandWritten => createHandWritten({ ...one, world, network, chance }),
  );
  if (taster === undefined || assistant === undefined) throw new Error('two hands');

  return {
    swaps,
    /** The modified clients of a taster and of an assistant. */
    hands: { taster, assistant },
    world,
    timers,
    tables,
    disks,
    network,
    news,
    panel,
    devices,
    chance,
    start,
    kill,
    end,
    /** Restores the real clock, timers and random numbers. */
    giveBack,
    processNames: PROCESSES,
    /** The processes that are running. */
    living: (): readonly Process[] => [...processes.values()].filter(({ owner }) => owner.alive),
    process: (name: string): Process | undefined => processes.get(name),
    /** Seeds the random choices from now on. */
    reseed(seed: number): void {
      current = seeded(seed);
    },
    /** KEE-10: replays a rescue file, as an operator does. */
    bringBack(text: string): void {
      const database = createMemoryDatabase({ tables, disk: disks.of(operator) });
      const told = { log: () => {}, tell: (words: string) => world.tell(words) };
      const now = () => new Date(world.time.at);
      world.as(operator, () => {
        const store = createDocumentStore(database);
        replayRescueFile({ database, store, now, ...told }, text).catch(() =>
          world.tell('a rescue file was not brought back'),
        );
      });
    },
    /** Restores a backup of the database: all processes end, and start again on it. */
    restore(snapshot: Snapshot): void {
      for (const name of PROCESSES) kill(name, false);
      tables.restore(snapshot);
      for (const name of PROCESSES) start(name);
    },
  };
}
