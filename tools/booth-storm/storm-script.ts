import type { AttributeKey } from '../../domain/words/attributes.ts';
import { seeded } from '../../server/sync/testing/seeded.ts';

/**
 * The devices of a storm: the first two belong to one taster, the third to another in the next
 * booth.
 */
export const STORM_DEVICES = [
  { taster: 0, name: 'a1' },
  { taster: 0, name: 'a2' },
  { taster: 1, name: 'b' },
] as const;

/** The lines that a storm marks: few, so that devices conflict on them. */
export const STORM_LINES = [
  'fusty',
  'musty',
  'fruity',
  'bitter',
] as const satisfies readonly AttributeKey[];

/**
 * A step of a storm: an act at a device, of the leader, or on the server. A taster who signs out
 * (`leave`) signs in again. A step that is impossible in the present state is skipped.
 */
export type StormStep =
  | {
      readonly kind: 'mark' | 'mark and kill';
      readonly at: number;
      readonly line: AttributeKey;
      readonly mm: number;
    }
  | { readonly kind: 'unmark'; readonly at: number; readonly line: AttributeKey }
  | {
      readonly kind: 'glass' | 'review' | 'sign' | 'cut' | 'mend' | 'reload' | 'kill' | 'leave';
      readonly at: number;
    }
  | { readonly kind: 'server ends' | 'server starts' | 'tasting ends' | 'tasting goes on' };

/**
 * The weight of each kind of step in the random choice. Steps that take seconds have a low weight.
 */
const URN: Readonly<Record<Exclude<StormStep['kind'], 'tasting goes on'>, number>> = {
  mark: 24,
  unmark: 3,
  'mark and kill': 2,
  glass: 8,
  review: 2,
  sign: 6,
  cut: 4,
  mend: 3,
  reload: 4,
  kill: 2,
  leave: 2,
  'server ends': 2,
  'server starts': 2,
  'tasting ends': 2,
};
const STEPS = 16;
const KINDS = Object.entries(URN).flatMap(([kind, tickets]) =>
  Array.from({ length: tickets }, () => kind),
);

/**
 * Generates the script of a storm from a seed; the same seed gives the same script. The tasters
 * begin their first glass; the steps after it are random.
 */
export function stormScript(seed: number): readonly StormStep[] {
  const chance = seeded(seed);
  const steps: StormStep[] = [
    { kind: 'glass', at: 0 },
    { kind: 'glass', at: 2 },
  ];
  let isOver = false;
  while (steps.length < STEPS + 2) {
    // The leader ended the tasting by mistake, and soon shows the session again.
    const kind: string = isOver && chance.whole(3) === 0 ? 'tasting goes on' : chance.pick(KINDS);
    if (kind.startsWith('tasting')) isOver = kind === 'tasting ends';
    const at = chance.whole(STORM_DEVICES.length);
    const line = chance.pick(STORM_LINES);
    const mm = chance.whole(5) === 0 ? 0 : 1 + chance.whole(99);
    switch (kind) {
      case 'mark':
      case 'mark and kill':
        steps.push({ kind, at, line, mm });
        break;
      case 'unmark':
        steps.push({ kind, at, line });
        break;
      case 'server ends':
      case 'server starts':
      case 'tasting ends':
      case 'tasting goes on':
        steps.push({ kind });
        break;
      case 'glass':
      case 'review':
      case 'sign':
      case 'cut':
      case 'mend':
      case 'reload':
      case 'kill':
      case 'leave':
        steps.push({ kind, at });
        break;
    }
  }
  return steps;
}

/** Formats a step as one line of a trace. */
export function tellStormStep(step: StormStep): string {
  if (!('at' in step)) return step.kind;
  const device = STORM_DEVICES[step.at]?.name ?? '';
  if (!('line' in step)) return `${device} ${step.kind}`;
  return `${device} ${step.kind} ${step.line}${'mm' in step ? ` ${step.mm}` : ''}`;
}
