import { backupTrouble, type InstallationBackups } from '../backups/installation-backups.ts';
import type { ResultRow } from '../results/result-row.ts';
import type { SampleRow } from '../samples/sample-fields.ts';
import { MILLILITRES_A_GLASS } from '../sessions/checklist-item.ts';
import type { DayRow, SessionRow } from '../sessions/session-row.ts';
import { isInactive } from '../tasters/is-inactive.ts';
import type { TasterRow } from '../tasters/taster-fields.ts';
import type { OpenCall } from './today-answers.ts';

/** What of the registers' rows a need is told from. */
export type TodayResult = Pick<
  ResultRow,
  'session' | 'date' | 'training' | 'sample' | 'reliable' | 'isCounter' | 'invalid'
>;
export type TodaySample = Pick<
  SampleRow,
  'id' | 'code' | 'active' | 'reference' | 'validated' | 'currentQuantity'
>;
export type TodayTaster = Pick<
  TasterRow,
  'id' | 'code' | 'displayName' | 'active' | 'lastSession' | 'registeredOn'
>;

/** M-COMPETENT: a taster who is not competent, and by which indexes. */
export type NotCompetent = {
  readonly code: string;
  readonly name: string;
  readonly beyond: readonly {
    readonly series: 'defect' | 'fruity' | 'classified';
    readonly index: 'pn' | 'dn' | 'dnReference';
    /** The index, and the limit that it is above; null where it is not known. */
    readonly value: number | null;
    readonly limit: number | null;
  }[];
};

/** TDY-2: something that needs a person. */
export type Need =
  | { readonly kind: 'call'; readonly call: OpenCall }
  | { readonly kind: 'accept-day'; readonly day: DayRow }
  /** Days before those that are named wait as well; so many are open in all. */
  | { readonly kind: 'older-days'; readonly open: number }
  | { readonly kind: 'validate'; readonly session: SessionRow }
  | { readonly kind: 'repeat'; readonly result: TodayResult }
  /** Samples besides those that are named are to be tasted again as well; so many are in all. */
  | { readonly kind: 'more-repeats'; readonly open: number }
  | { readonly kind: 'oil'; readonly sample: TodaySample }
  | { readonly kind: 'inactive'; readonly taster: TodayTaster }
  /** M-COMPETENT: tasters whose index is beyond its limit. */
  | { readonly kind: 'competence'; readonly tasters: readonly NotCompetent[] }
  /** BAK-49: a backup of the installation that failed, or is late; `since` is the last whole one. */
  | {
      readonly kind: 'backup';
      readonly trouble: 'failed' | 'late';
      readonly since: string | null;
    };

/** What needs a person, by how soon. */
export type NeedsToday = {
  readonly now: readonly Need[];
  readonly toDecide: readonly Need[];
  readonly runningOut: readonly Need[];
};

/** What it is told from: the sessions that are closed, the newest open days, the newest results of samples to be tasted again, the samples with the least oil, those longest away. */
export type TodayFacts = {
  readonly calls: readonly OpenCall[];
  readonly sessions: readonly SessionRow[];
  readonly days: readonly DayRow[];
  /** How many days are open in all, as the drawer counts them. */
  readonly openDays: number;
  readonly results: readonly TodayResult[];
  /** How many samples are to be tasted again in all. */
  readonly repeats: number;
  readonly samples: readonly TodaySample[];
  readonly tasters: readonly TodayTaster[];
  /** Who is known not to be competent. */
  readonly notCompetent: readonly NotCompetent[];
  /** STS-5: after how many months without a session a taster is inactive. */
  readonly inactivityMonths: number;
  /** What a leader is told of the installation's backups; null where nothing is known, or to nobody else. */
  readonly backups: InstallationBackups | null;
  /** In ms since 1970. */
  readonly now: number;
  /** YYYY-MM-DD. */
  readonly today: string;
};

/** The fewest tasters of a panel (N: eight to twelve), each of whom is served a glass. */
const FEWEST_TASTERS = 8;

/** TDY-2: millilitres that a sample needs to be served once to the smallest panel. */
export const LEAST_MILLILITRES = FEWEST_TASTERS * MILLILITRES_A_GLASS;

/** TDY-2: what needs a person today: who calls, what waits for a verdict, what runs out. */
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

/** M-COMPETENT: who needs training, told as one. */
const toTrain = ({ notCompetent }: TodayFacts): readonly Need[] =>
  notCompetent.length === 0 ? [] : [{ kind: 'competence', tasters: notCompetent }];

/** BAK-49: a backup that needs a person. */
function toTell({ backups, now }: TodayFacts): readonly Need[] {
  const trouble = backups === null ? null : backupTrouble(backups, now);
  return trouble === null ? [] : [{ kind: 'backup', trouble, since: backups?.made?.at ?? null }];
}

/** How many days to accept are named. */
const FEW_DAYS = 3;

/** The newest days that wait to be accepted, and whether older ones do. */
function toAccept(days: readonly DayRow[], open: number): readonly Need[] {
  const waiting = days.filter(waitsForAcceptance);
  const named = waiting.slice(0, FEW_DAYS).map((day): Need => ({ kind: 'accept-day', day }));
  const areMore = waiting.length > named.length || open > days.length;
  return areMore ? [...named, { kind: 'older-days', open }] : named;
}

/** How many samples that are to be tasted again are named. */
const FEW_REPEATS = 5;

/** The newest results that samples are to be tasted again for, and whether there are more. */
function repeatsToName({ results, repeats }: TodayFacts): readonly Need[] {
  const waiting = toRepeat(results);
  const named = waiting.slice(0, FEW_REPEATS).map((result): Need => ({ kind: 'repeat', result }));
  const areMore = waiting.length > named.length || repeats > results.length;
  return areMore ? [...named, { kind: 'more-repeats', open: repeats }] : named;
}

/** Whether every session of a day is judged, one of them not training, and nothing that stands was said of the day. */
function waitsForAcceptance({ sessions, judged }: DayRow): boolean {
  const counted = sessions.filter(({ training, state }) => !training && state !== 'draft');
  if (counted.length === 0 || judged?.stands === true) return false;
  return counted.every(({ state }) => state === 'validated');
}

/** M-CVR: of each sample its newest result, where that is not reliable and nothing else waits for it. */
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

/** A sample that may be served again, and has not enough for it. */
const runsOut = ({ active, currentQuantity, reference, validated }: TodaySample): boolean =>
  active &&
  (reference || !validated) &&
  currentQuantity !== null &&
  currentQuantity < LEAST_MILLILITRES;
