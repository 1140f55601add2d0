import { backupTrouble, type InstallationBackups } from '../backups/installation-backups.ts';
import type { TasterIndex } from '../quality/quality-indexes.ts';
import type { ResultRow } from '../results/result-row.ts';
import type { SampleRow } from '../samples/sample-fields.ts';
import { MILLILITRES_A_GLASS } from '../sessions/checklist-item.ts';
import type { DayRow, SessionRow } from '../sessions/session-row.ts';
import { isInactive } from '../tasters/is-inactive.ts';
import type { TasterRow } from '../tasters/taster-fields.ts';
import type { OpenCall } from './today-answers.ts';

/** The fields of a result from which the need to taste its sample again follows. */
export type TodayResult = Pick<
  ResultRow,
  'session' | 'date' | 'training' | 'sample' | 'reliable' | 'isCounter' | 'invalid'
>;
/** The fields of a sample from which its needs follow. */
export type TodaySample = Pick<
  SampleRow,
  'id' | 'code' | 'active' | 'reference' | 'validated' | 'currentQuantity'
>;
/** The fields of a taster from which the taster's needs follow. */
export type TodayTaster = Pick<
  TasterRow,
  'id' | 'code' | 'displayName' | 'active' | 'lastSession' | 'registeredOn'
>;

/** A taster who is not competent, and by which indexes (M-COMPETENT). */
export type NotCompetent = {
  readonly code: string;
  readonly name: string;
  readonly beyond: readonly {
    readonly series: 'defect' | 'fruity' | 'classified';
    readonly index: TasterIndex;
    /** The index, and the limit that it exceeds; null where it is not known. */
    readonly value: number | null;
    readonly limit: number | null;
  }[];
};

/** Something that needs a decision or an act of a person today (TDY-2). */
export type Need =
  | { readonly kind: 'call'; readonly call: OpenCall }
  | { readonly kind: 'accept-day'; readonly day: DayRow }
  /** Earlier days than those listed wait as well; `open` is the number of all. */
  | { readonly kind: 'older-days'; readonly open: number }
  | { readonly kind: 'validate'; readonly session: SessionRow }
  | { readonly kind: 'repeat'; readonly result: TodayResult }
  /** More samples than those listed must be tasted again; `open` is the number of all. */
  | { readonly kind: 'more-repeats'; readonly open: number }
  | { readonly kind: 'oil'; readonly sample: TodaySample }
  | { readonly kind: 'inactive'; readonly taster: TodayTaster }
  /** Tasters with an index beyond its limit (M-COMPETENT). */
  | { readonly kind: 'competence'; readonly tasters: readonly NotCompetent[] }
  /**
   * A backup of the installation that failed, or is late; `since` is the last complete one
   * (BAK-49).
   */
  | {
      readonly kind: 'backup';
      readonly trouble: 'failed' | 'late';
      readonly since: string | null;
    };

/** The needs of the day, by urgency. */
export type NeedsToday = {
  readonly now: readonly Need[];
  readonly toDecide: readonly Need[];
  readonly runningOut: readonly Need[];
};

/**
 * The facts from which the needs of the day follow. They are: closed sessions, the newest open days
 * and results to repeat, the samples with the least oil, and the tasters longest away.
 */
export type TodayFacts = {
  readonly calls: readonly OpenCall[];
  readonly sessions: readonly SessionRow[];
  readonly days: readonly DayRow[];
  /** How many days are open in all, as the navigation drawer counts them. */
  readonly openDays: number;
  readonly results: readonly TodayResult[];
  /** How many samples must be tasted again in all. */
  readonly repeats: number;
  readonly samples: readonly TodaySample[];
  readonly tasters: readonly TodayTaster[];
  /** The tasters who are known not to be competent. */
  readonly notCompetent: readonly NotCompetent[];
  /** After how many months without a session a taster is inactive (STS-5). */
  readonly inactivityMonths: number;
  /**
   * What a leader sees of the installation's backups; null where it is unknown, and for everybody
   * else.
   */
  readonly backups: InstallationBackups | null;
  /** In ms since 1970. */
  readonly now: number;
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** The fewest tasters of a panel (N: eight to twelve), each of whom is served a glass. */
const FEWEST_TASTERS = 8;

/** The millilitres that a sample needs to be served once to the smallest panel (TDY-2). */
export const LEAST_MILLILITRES = FEWEST_TASTERS * MILLILITRES_A_GLASS;

/**
 * Computes the needs of the day (TDY-2). Now: tasters who call. To decide: closed sessions, samples
 * to taste again, days to accept. Running out: samples with little oil, inactive tasters and those
 * who need training, a backup that failed or is late.
 */
export function needsToday(facts: TodayFacts): NeedsToday {
  const { calls, sessions, days, openDays, samples, tasters, inactivityMonths, today } = facts;
  return {
    now: calls.map((call): Need => ({ kind: 'call', call })),
    toDecide: [
      ...sessions
        .filter(({ state }) => state === 'closed')
        .map((session): Need => ({ kind: 'validate', session })),
      ...repeatsToName(facts),
      ...toAccept(days, openDays),
    ],
    runningOut: [
      ...samples.filter(runsOut).map((sample): Need => ({ kind: 'oil', sample })),
      ...tasters
        .filter((taster) => taster.active && isInactive(taster, inactivityMonths, today))
        .map((taster): Need => ({ kind: 'inactive', taster })),
      ...toTrain(facts),
      ...toTell(facts),
    ],
  };
}

/** The tasters who need training, as one need (M-COMPETENT). */
const toTrain = ({ notCompetent }: TodayFacts): readonly Need[] =>
  notCompetent.length === 0 ? [] : [{ kind: 'competence', tasters: notCompetent }];

/** A need for a backup that failed or is late (BAK-49). */
function toTell({ backups, now }: TodayFacts): readonly Need[] {
  const trouble = backups === null ? null : backupTrouble(backups, now);
  return trouble === null ? [] : [{ kind: 'backup', trouble, since: backups?.made?.at ?? null }];
}

/** The most days to accept that are listed. */
const FEW_DAYS = 3;

/** The newest days that wait to be accepted, and whether earlier ones do. */
function toAccept(days: readonly DayRow[], open: number): readonly Need[] {
  const waiting = days.filter(waitsForAcceptance);
  const named = waiting.slice(0, FEW_DAYS).map((day): Need => ({ kind: 'accept-day', day }));
  const areMore = waiting.length > named.length || open > days.length;
  return areMore ? [...named, { kind: 'older-days', open }] : named;
}

/** The most samples to be tasted again that are listed. */
const FEW_REPEATS = 5;

/** The newest results whose samples must be tasted again, and whether there are more. */
function repeatsToName({ results, repeats }: TodayFacts): readonly Need[] {
  const waiting = toRepeat(results);
  const named = waiting.slice(0, FEW_REPEATS).map((result): Need => ({ kind: 'repeat', result }));
  const areMore = waiting.length > named.length || repeats > results.length;
  return areMore ? [...named, { kind: 'more-repeats', open: repeats }] : named;
}

/**
 * Whether a day waits for its acceptance: every tasted session but training is validated, there is
 * at least one, and the day has no valid verdict.
 */
function waitsForAcceptance({ sessions, judged }: DayRow): boolean {
  const counted = sessions.filter(({ training, state }) => !training && state !== 'draft');
  if (counted.length === 0 || judged?.stands === true) return false;
  return counted.every(({ state }) => state === 'validated');
}

/**
 * The newest result of each sample, where it is not reliable (M-CVR). Training, counter-assessments
 * and invalid results do not count. Of two replicates of a session an unreliable one is listed.
 */
function toRepeat(results: readonly TodayResult[]): readonly TodayResult[] {
  const newest = new Map<string, TodayResult>();
  for (const result of results) {
    if (result.training || result.isCounter || result.invalid !== null) continue;
    const known = newest.get(result.sample.id);
    const isNewer =
      known === undefined ||
      result.date > known.date ||
      (result.date === known.date && result.session > known.session);
    const isOfSame = known?.session === result.session && !result.reliable;
    if (isNewer || isOfSame) newest.set(result.sample.id, result);
  }
  return [...newest.values()].filter(({ reliable }) => !reliable);
}

/** Whether a sample may be served again but has not enough oil. */
const runsOut = ({ active, currentQuantity, reference, validated }: TodaySample): boolean =>
  active &&
  (reference || !validated) &&
  currentQuantity !== null &&
  currentQuantity < LEAST_MILLILITRES;
