import type { FruityClass } from '../../domain/words/assessment.ts';
import { ATTRIBUTE_KEYS, FRUITY_KINDS, type FruityKind } from '../../domain/words/attributes.ts';
import { LINES, UNANSWERED } from '../marks/sheet-columns.ts';
import type { MethodProfile, Strength } from '../method/method-profile.ts';
import type { SheetGroup } from './sheet-group.ts';

/**
 * The counts of ticks: how many tasters scored fruity above zero, and how many ticked green or ripe
 * (M-FRUITY).
 */
export type FruityTicks = {
  readonly scored: number;
  readonly green: number;
  readonly ripe: number;
};

const FRUITY_LINE = ATTRIBUTE_KEYS.indexOf('fruity');
const GREEN = 1 + FRUITY_KINDS.indexOf('green');
const RIPE = 1 + FRUITY_KINDS.indexOf('ripe');

const GREEN_CLASS = {
  delicate: 'GREEN_DELICATE',
  medium: 'GREEN_MEDIUM',
  robust: 'GREEN_ROBUST',
} as const satisfies Readonly<Record<Strength, FruityClass>>;

/**
 * Classifies fruitiness (N for the cut points, P for the ends) (M-FRUITY). `mf` is rounded to 0.1
 * cm and given in mm. Null where fruity was perceived and its kind is not stated. Example: Mf 3.0
 * with half of those who scored ticking green is GREEN_DELICATE, and GREEN_MEDIUM by version 1;
 * with half of them ticking ripe, RIPE.
 */
export function fruityClass(
  mf: number | null,
  kind: FruityKind | null,
  { strength }: MethodProfile,
): FruityClass | null {
  if (mf === null || mf === 0) return 'NONINTENSITY';
  if (kind === null) return null;
  return kind === 'green' ? GREEN_CLASS[strength(4 * mf)] : 'RIPE';
}

/**
 * The stated kind of fruitiness (P) (M-FRUITY). Green when at least half of those who scored fruity
 * above zero ticked green; otherwise ripe when at least half ticked ripe; otherwise null. By
 * versions 1 and 2 all that was not green was ripe. Example: a file without the column of ticks
 * states no kind.
 */
export function statedKind(
  { scored, green, ripe }: FruityTicks,
  { asksForRipeTicks }: MethodProfile,
): FruityKind | null {
  if (2 * green >= scored) return 'green';
  return !asksForRipeTicks || 2 * ripe >= scored ? 'ripe' : null;
}

/** Counts the ticks of a group of sheets (M-FRUITY). */
export function fruityTicks({ columns, order, from, to }: SheetGroup): FruityTicks {
  const found = { scored: 0, green: 0, ripe: 0 };
  for (let place = from; place < to; place += 1) {
    const sheet = order[place] ?? 0;
    const mm = columns.marks[sheet * LINES + FRUITY_LINE] ?? UNANSWERED;
    if (mm === 0 || mm === UNANSWERED) continue;
    found.scored += 1;
    if (columns.fruityKind[sheet] === GREEN) found.green += 1;
    if (columns.fruityKind[sheet] === RIPE) found.ripe += 1;
  }
  return found;
}
