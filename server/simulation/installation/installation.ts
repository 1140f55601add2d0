import { createDocumentStore } from '../../database/document-store.ts';
import { replayRescueFile } from '../../rescue/replay-rescue-file.ts';
import { seeded } from '../../sync/testing/seeded.ts';
import { createMemoryDatabase } from '../memory/memory-database.ts';
import type { Snapshot } from '../memory/tables.ts';
import { createTables } from '../memory/tables.ts';
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

/** Everything there is: a database, processes, devices, and what lies between them. */
export type Installation = ReturnType<typeof createInstallation>;

/** Builds an installation with its processes started and its devices open; nothing has happened yet. */
export function createInstallation(parts: {
  readonly swaps: Swaps;
  readonly turn: () => Promise<void>;
  readonly sent: (device: string, frame: Uint8Array) => void;
  /** Told what a process left that ended in order. */
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
  /** Clients that somebody wrote by hand, under accounts of the panel. */
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

  /** Takes no more lines, stores what there is, and is gone then. */
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
    /** Clients that are not ours: a taster's, and an assistant's. */
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
    /** Gives the machine its clock, its timers and its chance back. */
    giveBack,
    processNames: PROCESSES,
    /** The processes that live. */
    living: (): readonly Process[] => [...processes.values()].filter(({ owner }) => owner.alive),
    process: (name: string): Process | undefined => processes.get(name),
    /** What chance decides from now on is decided by this seed. */
    reseed(seed: number): void {
      current = seeded(seed);
    },
    /** KEE-10: an operator brings a rescue file back. */
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
    /** The database is as it was at some instant: all processes end, and start anew on it. */
    restore(snapshot: Snapshot): void {
      for (const name of PROCESSES) kill(name, false);
      tables.restore(snapshot);
      for (const name of PROCESSES) start(name);
    },
  };
}
