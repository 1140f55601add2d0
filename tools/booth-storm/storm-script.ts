import type { AttributeKey } from '../../domain/words/attributes.ts';
import { seeded } from '../../server/sync/testing/seeded.ts';

/** The devices of a storm: the first two are of one taster, the third is of another in the next booth. */
export const STORM_DEVICES = [
  { taster: 0, name: 'a1' },
  { taster: 0, name: 'a2' },
  { taster: 1, name: 'b' },
] as const;

/** The lines that a storm marks: few, so that devices meet on them. */
export const STORM_LINES = [
  'fusty',
  'musty',
  'fruity',
  'bitter',
] as const satisfies readonly AttributeKey[];

/** What is done at a device, by the leader or to the server: who leaves signs out and in again. What cannot be done where it stands is passed over. */
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

/** How often each kind comes, as tickets in one urn. What takes seconds comes seldom. */
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

/** The script of a storm: the same for the same seed. The tasters begin their first glass; what comes then is chance. */
export function stormScript(seed: number): readonly StormStep[] {
  const chance = seeded(seed);
  const steps: StormStep[] = [
    { kind: 'glass', at: 0 },
    { kind: 'glass', at: 2 },
  ];
  let isOver = false;
  while (steps.length < STEPS + 2) {
    // An end is a mistake of the leader, who shows the session again before long.
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

/** A step as one line of a trace. */
export function tellStormStep(step: StormStep): string {
  if (!('at' in step)) return step.kind;
  const device = STORM_DEVICES[step.at]?.name ?? '';
  if (!('line' in step)) return `${device} ${step.kind}`;
  return `${device} ${step.kind} ${step.line}${'mm' in step ? ` ${step.mm}` : ''}`;
}
