import { seeded } from '../sync/testing/seeded.ts';

/** The operations and injected faults of a story, with their relative frequencies. */
const WEIGHTS = {
  mark: 40,
  comment: 6,
  sign: 8,
  seal: 4,
  reopen: 3,
  plan: 4,
  cut: 4,
  'fall silent': 3,
  'half open': 2,
  mend: 10,
  notice: 2,
  reload: 5,
  wipe: 1,
  kill: 4,
  'kill silently': 2,
  start: 8,
  stall: 3,
  'go on': 5,
  'fill the disk': 2,
  'free the disk': 4,
  'fail a commit': 3,
  'lose an answer': 4,
  'silence the broker': 2,
  'hear the broker': 3,
  'move a clock': 2,
  compact: 3,
  'back up': 2,
  restore: 1,
  'cut a log': 1,
  wait: 10,
  settle: 6,
  end: 3,
  'close the session': 1,
  'lose what is kept': 3,
  'forge a sheet': 4,
  'forge the desk': 5,
  'change what was served': 2,
} as const;

/** The name of an operation or fault. */
export type Act = keyof typeof WEIGHTS;

/**
 * A step of a story: the operation, its subjects as random numbers, and how many events the
 * scheduler picks after it.
 */
export type Step = {
  readonly act: Act;
  readonly who: number;
  readonly what: number;
  readonly turns: number;
  readonly seed: number;
};

const isAct = (name: string): name is Act => name in WEIGHTS;
const ACTS: readonly Act[] = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  isAct(name) ? Array.from({ length: weight }, () => name) : [],
);

/** Generates the random script of a seed. */
export function scriptOf(seed: number, length = 45): readonly Step[] {
  const chance = seeded(seed);
  return Array.from({ length }, () => ({
    act: chance.pick(ACTS),
    who: chance.whole(1_000),
    what: chance.whole(1_000_000),
    turns: chance.whole(3) === 0 ? chance.whole(30) : chance.whole(8),
    seed: chance.whole(2 ** 31),
  }));
}

/** Formats a step for the trace. */
export const tellStep = ({ act, who, what, turns }: Step): string =>
  `== ${act} (${who}, ${what}), then ${turns}`;
