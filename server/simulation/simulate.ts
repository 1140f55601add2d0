import { AsyncResource } from 'node:async_hooks';
import { ACTS, type Stage } from './acts.ts';
import { createInstallation, type Installation } from './installation/installation.ts';
import type { Swaps } from './installation/swaps.ts';
import { checkAtRest, unrest } from './oracle/at-rest.ts';
import { checkFrame } from './oracle/blindness.ts';
import { checkDeviceCopies } from './oracle/check-device-copies.ts';
import { checkEnded } from './oracle/check-ended-processes.ts';
import { createPromises } from './oracle/promises.ts';
import { createRecords } from './oracle/records.ts';
import { createServedValues } from './oracle/served-values.ts';
import { Violation } from './oracle/violation.ts';
import { type Step, tellStep } from './script.ts';
import { newOwner } from './world/owner.ts';

/**
 * The outcome of one simulated story: its trace of events, and the promise that was broken, if one
 * was.
 */
export type SimulationOutcome = {
  readonly trace: readonly string[];
  readonly broken: string | null;
};

/** What a simulation found and collected on its way. */
type Marked = {
  readonly broken: { readonly first: string | null };
  /** The rescue files that processes wrote. */
  readonly rescued: readonly string[];
  /** The documents whose logs lost updates. */
  readonly lostOf: Set<string>;
};

/** The most events before the installation must be at rest. */
const MOST_AT_REST = 20_000;
/** How many times that limit may be reached before the simulation counts as endless. */
const MOST_ROUNDS = 3;
/**
 * How long the installation must stay at rest after all devices are synchronised, in ms of the fake
 * clock: by then every process has polled.
 */
const CALM = 900;
/** The timeout of a rest, in ms of the same clock. */
const TIMEOUT = 600_000;

/**
 * Plays a script on a new installation: a deterministic simulation with fault injection. All of it
 * runs in this process, and the seeds of the script decide every choice.
 */
export const simulate = (steps: readonly Step[], swaps: Swaps = {}): Promise<SimulationOutcome> =>
  // Each story runs in an asynchronous context of its own. Its stores stay in the context when they
  // are left. Without this, the thousandth story would carry those of all before it, and spend its
  // time copying them.
  new AsyncResource('story').runInAsyncScope(() => simulated(steps, swaps));

async function simulated(steps: readonly Step[], swaps: Swaps): Promise<SimulationOutcome> {
  const realTurn = setImmediate;
  const turn = () => new Promise<void>((resolve) => void realTurn(resolve));
  const broken: { first: string | null } = { first: null };
  const rescued: string[] = [];
  const lostOf = new Set<string>();
  const installation: Installation = createInstallation({
    swaps,
    turn,
    sent(device, frame) {
      try {
        checkFrame(installation.panel, actorAt(device), frame);
      } catch (problem) {
        broken.first ??= String(problem);
      }
    },
    ended(left) {
      rescued.push(...left.rescued);
      try {
        checkEnded(installation.disks.committed(), left, lostOf);
      } catch (problem) {
        broken.first ??= String(problem);
      }
    },
  });
  const actorAt = (name: string) =>
    installation.devices.find((device) => device.name === name)?.actor ?? null;
  try {
    await play(installation, steps, { broken, rescued, lostOf });
  } catch (problem) {
    broken.first ??= problem instanceof Violation ? problem.message : `${describe(problem)}`;
  } finally {
    installation.giveBack();
  }
  return { trace: installation.world.trace, broken: broken.first };
}

const describe = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);

async function play(
  installation: Installation,
  steps: readonly Step[],
  { broken, rescued, lostOf }: Marked,
): Promise<void> {
  const { world, timers, disks, network, news, chance } = installation;
  const promises = createPromises(installation);
  const records = createRecords(installation);
  const served = createServedValues(installation);
  const anybody = newOwner('somebody');

  function check(): void {
    if (broken.first !== null) throw new Violation('', broken.first);
    const tables = disks.committed();
    records.check(tables, stage.lostOf);
    promises.check(tables);
    served.check(tables);
  }
  async function next(): Promise<boolean> {
    const happened = await world.next(chance);
    if (happened) check();
    return happened;
  }
  async function settle(most: number): Promise<boolean> {
    for (let count = 0; count < most; count += 1) if (!(await next())) return true;
    return false;
  }
  async function rest(): Promise<void> {
    const [begun, calm] = [world.time.at, { since: world.time.at }];
    for (let rounds = 0; ; ) {
      if (!(await settle(MOST_AT_REST))) rounds += 1;
      if (rounds > MOST_ROUNDS)
        throw new Violation('SYN-9', 'never at rest: there is no end of it');
      // A process that was shutting down has ended by now, and starts again.
      for (const name of installation.processNames) installation.start(name);
      const why = unrest(installation);
      if (why !== null) calm.since = world.time.at;
      if (why === null && world.time.at - calm.since > CALM) return;
      if (world.time.at - begun > TIMEOUT || !timers.skip())
        throw new Violation('SYN-9', `never at rest: ${why}`);
    }
  }

  const stage: Stage = {
    installation,
    backup: null,
    lostOf,
    isOlder: false,
    onSigned: records.signed,
    onForged: served.tried,
    onOlder() {
      stage.isOlder = true;
      promises.forget();
      served.forget();
      records.forget(disks.committed());
    },
  };
  await settle(200);
  for (const step of steps) {
    installation.reseed(step.seed);
    if (step.act === 'settle') await settle(300);
    else {
      const { act } = step;
      await world.act(anybody, tellStep(step), () => ACTS[act](stage, step));
      check();
      checkDeviceCopies(installation.devices);
      for (let count = 0; count < step.turns; count += 1) await next();
      checkDeviceCopies(installation.devices);
    }
  }
  world.tell('== everything is mended');
  installation.reseed(steps.length);
  disks.sound();
  news.speak(true);
  for (const name of installation.processNames) {
    const process = installation.process(name);
    if (process !== undefined) process.owner.stalled = false;
    installation.start(name);
  }
  network.notice();
  network.mendAll();
  if (rescued.length > 0)
    await world.act(anybody, '== rescue files are brought back', () =>
      installation.bringBack(rescued.join('')),
    );
  await rest();
  checkDeviceCopies(installation.devices);
  // No device has to reconnect for what a server has acknowledged (KEE-31).
  checkAtRest(installation, disks.committed(), stage);
  world.tell('== everybody comes anew');
  for (const { name } of installation.devices) network.cut(name, false);
  network.mendAll();
  await rest();
  checkAtRest(installation, disks.committed(), stage);
}
