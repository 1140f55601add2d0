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

/** What became of one story: everything that happened, in order, and which promise was broken, if one was. */
export type SimulationOutcome = {
  readonly trace: readonly string[];
  readonly broken: string | null;
};

/** What was found and left on the way. */
type Marked = {
  readonly broken: { readonly first: string | null };
  /** The rescue files that processes wrote. */
  readonly rescued: readonly string[];
  /** Documents of whose log something was lost. */
  readonly lostOf: Set<string>;
};

/** How often something may happen before it must be at rest. */
const MOST_AT_REST = 20_000;
/** How often that many may not do, before it is said that there is no end of it. */
const MOST_ROUNDS = 3;
/** What is waited for at rest after all are up to date, in ms: every process has looked by then. */
const CALM = 900;
const PATIENCE = 600_000;

/** Plays a script on a new installation: all of it in this process, every choice by the script's seeds. */
export const simulate = (steps: readonly Step[], swaps: Swaps = {}): Promise<SimulationOutcome> =>
  // In an asynchronous context of its own: each story brings stores of that context, whose places stay in it when they are
  // left, so that the thousandth story would carry those of all before it, and spend its time on copying them.
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
      // One that was about to end in order has ended by now, and comes again.
      for (const name of installation.processNames) installation.start(name);
      const why = unrest(installation);
      if (why !== null) calm.since = world.time.at;
      if (why === null && world.time.at - calm.since > CALM) return;
      if (world.time.at - begun > PATIENCE || !timers.skip())
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
  // Nobody has to come anew for what a server was told (KEE-31).
  checkAtRest(installation, disks.committed(), stage);
  world.tell('== everybody comes anew');
  for (const { name } of installation.devices) network.cut(name, false);
  network.mendAll();
  await rest();
  checkAtRest(installation, disks.committed(), stage);
}
