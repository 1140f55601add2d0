import { Temporal } from 'temporal-polyfill';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import {
  ATTRIBUTE_KEYS,
  DESCRIPTOR_KEYS,
  type DefectKey,
} from '../../../domain/words/attributes.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import type { ReferenceMaterial } from '../../quality/assigned-value.ts';
import { chiSquareReference } from './chi-square-reference.ts';
import {
  compare,
  decimal,
  fraction,
  minus,
  over,
  type Rational,
  squared,
  times,
  toNumber,
  total,
} from './rational.ts';
import { rationalFigures } from './rational-attribute.ts';
import { medianUsed } from './rational-duplicate.ts';
import { counting, marksFor, type RationalSample, rationalSample } from './rational-sample.ts';

/** A sheet of a history, in file order. */
export type HistorySheet = {
  readonly session: string;
  /** YYYY-MM-DD, or empty. */
  readonly date: string;
  readonly training: boolean;
  readonly sample: string;
  readonly replicate: Replicate;
  readonly valid: boolean;
  readonly sheet: ScoredSheet;
};

type Glass = {
  /** The index of its first sheet in the file. */
  readonly place: number;
  readonly sheets: readonly ScoredSheet[];
  readonly judged: RationalSample;
};

/** One sample of one session, with its glasses and its place in the file. */
type Tasted = {
  readonly sample: string;
  readonly session: string;
  readonly date: string;
  readonly training: boolean;
  readonly place: readonly [number, number];
  readonly glasses: ReadonlyMap<Replicate, Glass>;
};

type Series = 'defect' | 'fruity' | 'classified';

const groupBy = <Item>(items: readonly Item[], key: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** Lists every sample of every session, in file order. */
export function tastedSamples(
  history: readonly HistorySheet[],
  settings: PanelSettings,
): readonly Tasted[] {
  const sessions = [...new Set(history.map(({ session }) => session))];
  return [...groupBy(history, ({ session, sample }) => `${session}|${sample}`).values()].flatMap(
    (sheets, place) => {
      const first = sheets[0];
      if (first === undefined) return [];
      const { session, sample } = first;
      const glasses = new Map<Replicate, Glass>();
      for (const replicate of [1, 2] as const) {
        const all = sheets.filter((each) => each.replicate === replicate);
        const valid = all.filter((each) => each.valid).map((each) => each.sheet);
        const [head] = all;
        if (head !== undefined)
          glasses.set(replicate, {
            place: history.indexOf(head),
            sheets: counting(valid, settings),
            judged: rationalSample(valid, settings),
          });
      }
      const { date, training } = first;
      const at = [sessions.indexOf(session), place] as const;
      return [{ sample, session, date, training, place: at, glasses }];
    },
  );
}

/**
 * The samples that count, newest first: dated, not training, at most six months before the end of
 * the window (M-QC).
 */
function counted(tasted: readonly Tasted[], end: string): readonly Tasted[] {
  if (end === '') return [];
  const from = Temporal.PlainDate.from(end).subtract({ months: 6 }).toString();
  return tasted
    .filter(({ date, training }) => date !== '' && !training && date >= from && date <= end)
    .toSorted(
      (a, b) =>
        (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) ||
        b.place[0] - a.place[0] ||
        b.place[1] - a.place[1],
    );
}

/**
 * Replicate 1 and 2 of one sample, where each was tasted, and the day and place to which the pair
 * belongs.
 */
type Pair = {
  readonly sample: string;
  readonly sessions: readonly [string, string];
  readonly dates: readonly [string, string];
  readonly training: boolean;
  /**
   * The places of the session and of the sample, by which version 1 orders pairs; and of replicate
   * 1 in the file.
   */
  readonly place: readonly [number, number];
  readonly first: Glass;
  readonly second: Glass;
};

/** Lists the pairs of one session, and from version 2 on those over two (M-PAIR). */
export function tastedPairs(tasted: readonly Tasted[], { method }: PanelSettings): readonly Pair[] {
  const full = (of: Tasted, replicate: Replicate): Glass | null => {
    const glass = of.glasses.get(replicate);
    return glass === undefined || glass.sheets.length === 0 ? null : glass;
  };
  const pairs: Pair[] = [];
  const ones: (readonly [Tasted, Glass])[] = [];
  const twos: (readonly [Tasted, Glass])[] = [];
  for (const of of tasted) {
    const [first, second] = [full(of, 1), full(of, 2)];
    const { sample, session, date, training, place } = of;
    if (first !== null && second !== null)
      pairs.push({
        sample,
        sessions: [session, session],
        dates: [date, date],
        training,
        place,
        first,
        second,
      });
    else if (method !== 'verdial-method-1' && date !== '') {
      if (first !== null) ones.push([of, first]);
      if (second !== null) twos.push([of, second]);
    }
  }
  const byDate = (a: readonly [Tasted, Glass], b: readonly [Tasted, Glass]) =>
    a[0].date < b[0].date ? -1 : a[0].date > b[0].date ? 1 : a[1].place - b[1].place;
  const taken = new Set<Tasted>();
  for (const [one, first] of ones.toSorted(byDate)) {
    const found = twos
      .toSorted(byDate)
      .find(
        ([two]) =>
          !taken.has(two) &&
          two.sample === one.sample &&
          two.session !== one.session &&
          two.date >= one.date &&
          Temporal.PlainDate.from(two.date).subtract({ months: 6 }).toString() <= one.date,
      );
    if (found === undefined) continue;
    const [two, second] = found;
    taken.add(two);
    pairs.push({
      sample: one.sample,
      sessions: [one.session, two.session],
      dates: [one.date, two.date],
      training: one.training || two.training,
      place: one.place,
      first,
      second,
    });
  }
  return pairs.toSorted((a, b) => a.first.place - b.first.place);
}

/**
 * The pairs that count, newest first: by the date of the later half, then by the place of replicate
 * 1 (M-QC, M-PAIR).
 */
function countedPairs(
  pairs: readonly Pair[],
  end: string,
  { method }: PanelSettings,
): readonly Pair[] {
  if (end === '') return [];
  const from = Temporal.PlainDate.from(end).subtract({ months: 6 }).toString();
  const dayOf = ({ dates: [one, two] }: Pair) => (two > one ? two : one);
  return pairs
    .filter((pair) => !pair.training && dayOf(pair) !== '')
    .filter((pair) => dayOf(pair) >= from && dayOf(pair) <= end)
    .toSorted((a, b) => {
      const days = dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0;
      if (method !== 'verdial-method-1') return days || b.first.place - a.first.place;
      return days || b.place[0] - a.place[0] || b.place[1] - a.place[1];
    });
}

const seriesOf = (setting: PanelSettings['panelAttribute']): readonly Series[] =>
  setting === 'classified' ? ['classified'] : ['defect', 'fruity'];

/** The attribute by which a pair is judged, from its official replicate. */
function judgedBy(series: Series, defect: DefectKey | null): DefectKey | 'fruity' | null {
  if (series === 'fruity') return 'fruity';
  return defect ?? (series === 'classified' ? 'fruity' : null);
}

const sheetName = (key: DefectKey | 'fruity' | 'bitter' | 'pungent') =>
  [...ATTRIBUTE_KEYS, ...DESCRIPTOR_KEYS].find((each) => each === key) ?? 'other';

function glassMedian(
  glass: Glass,
  key: DefectKey | 'fruity',
  settings: PanelSettings,
): Rational | null {
  const found = rationalFigures(marksFor(glass.sheets, sheetName(key)), settings.quantile);
  return found === null ? null : medianUsed(found, settings);
}

function markOf(sheet: ScoredSheet, key: DefectKey | 'fruity'): Rational | null {
  const [mm] = marksFor([sheet], sheetName(key));
  return mm === undefined ? null : fraction(mm, 10);
}

/** Computes an index from deviations, newest first, no more than count. */
export function indexNumbers(
  deviations: readonly Rational[],
  isPrecision: boolean,
  settings: PanelSettings,
) {
  const n = deviations.length;
  if (n === 0) return { n, value: null, limit: null, verdict: 'insufficient' };
  const raw = over(total(deviations.map(squared)), fraction(n));
  const sigma = settings.sigmaMethod;
  if (sigma === null) {
    const isWithin = compare(raw, decimal(settings.indexLimit)) <= 0;
    const verdict = n < 6 ? 'insufficient' : isWithin ? 'within' : 'beyond';
    return { n, value: toNumber(raw), limit: settings.indexLimit, verdict };
  }
  const scale = times(fraction(isPrecision ? 2 : 1), squared(decimal(sigma)));
  const value = toNumber(over(raw, scale));
  const limit = chiSquareReference(n) / n;
  return {
    n,
    value,
    limit,
    verdict: n < 6 ? 'insufficient' : value <= limit ? 'within' : 'beyond',
  };
}

/** Computes every index of the panel and of every taster, with the names of exchange.md (M-QC). */
export function qualityNumbers(
  history: readonly HistorySheet[],
  references: readonly ReferenceMaterial[],
  settings: PanelSettings,
) {
  const end =
    history
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  const tasted = counted(tastedSamples(history, settings), end);
  const officialOf = settings.duplicateOrder === 'second' ? 2 : 1;
  // M-QC-N: by version 3 a sample that fewer than eight tasted enters no index.
  const isEnough = ({ sheets }: Glass) =>
    settings.method !== 'verdial-method-3' || sheets.length >= 8;
  const pairs = countedPairs(tastedPairs(tastedSamples(history, settings), settings), end, settings)
    .filter(({ first, second }) => isEnough(first) && isEnough(second))
    .map(({ first, second }) => ({ first, second, official: officialOf === 2 ? second : first }));
  const materials = tasted.flatMap(({ sample, glasses }) => {
    const reference = references.find((each) => each.sample === sample);
    const full = [...glasses].filter(([, glass]) => glass.sheets.length > 0);
    const glass = (full.find(([replicate]) => replicate === officialOf) ?? full[0])?.[1];
    if (reference === undefined || glass === undefined || !isEnough(glass)) return [];
    return [{ reference, glass }];
  });
  const assignedOf = (reference: ReferenceMaterial, series: Series) => {
    const key = judgedBy(series, reference.predominant);
    const assigned = reference.values.find(({ attribute }) => attribute === key);
    return key === null || assigned === undefined ? null : { key, value: decimal(assigned.median) };
  };

  const panelSeries = (series: Series) => {
    const precision = pairs.flatMap(({ first, second, official }) => {
      const key = judgedBy(series, official.judged.defect);
      if (key === null) return [];
      const one = glassMedian(first, key, settings);
      const two = glassMedian(second, key, settings);
      return one === null || two === null ? [] : [minus(one, two)];
    });
    const deviation = materials.flatMap(({ reference, glass }) => {
      if (settings.matchingDefect && glass.judged.defect !== reference.predominant) return [];
      const assigned = assignedOf(reference, series);
      const median = assigned === null ? null : glassMedian(glass, assigned.key, settings);
      return assigned === null || median === null ? [] : [minus(median, assigned.value)];
    });
    const most = settings.duplicatesQualityNumberPanel;
    return {
      pn: indexNumbers(precision.slice(0, most), true, settings),
      dn: indexNumbers(deviation.slice(0, most), false, settings),
    };
  };

  const tasterSeries = (series: Series, taster: string) => {
    const sheetIn = (glass: Glass) => glass.sheets.find((sheet) => sheet.taster === taster);
    const markIn = (glass: Glass, key: DefectKey | 'fruity') => {
      const sheet = sheetIn(glass);
      return sheet === undefined ? null : markOf(sheet, key);
    };
    const most = settings.duplicatesQualityNumberTaster;
    const precision = pairs.flatMap(({ first, second, official }) => {
      const key = judgedBy(series, official.judged.defect);
      if (key === null) return [];
      const [one, two] = [markIn(first, key), markIn(second, key)];
      return one === null || two === null ? [] : [minus(one, two)];
    });
    const deviation = pairs.flatMap(({ official }) => {
      const key = judgedBy(series, official.judged.defect);
      if (key === null) return [];
      const [mark, median] = [markIn(official, key), glassMedian(official, key, settings)];
      return mark === null || median === null ? [] : [minus(mark, median)];
    });
    const fromReference = materials.flatMap(({ reference, glass }) => {
      const assigned = assignedOf(reference, series);
      const mark = assigned === null ? null : markIn(glass, assigned.key);
      return assigned === null || mark === null ? [] : [minus(mark, assigned.value)];
    });
    return {
      pn: indexNumbers(precision.slice(0, most), true, settings),
      dn: indexNumbers(deviation.slice(0, most), false, settings),
      dnReference: indexNumbers(fromReference.slice(0, most), false, settings),
    };
  };

  const isReferenceAsked =
    settings.referencesInTasterDeviation &&
    (references.length > 0 || settings.method === 'verdial-method-1');
  const tasters = [...new Set(history.map(({ sheet }) => sheet.taster))].sort();
  return {
    panel: Object.fromEntries(
      seriesOf(settings.panelAttribute).map((series) => [series, panelSeries(series)]),
    ),
    tasters: Object.fromEntries(
      tasters.map((taster) => {
        const found = seriesOf(settings.tasterAttribute).map(
          (series) => [series, tasterSeries(series, taster)] as const,
        );
        const verdicts = found.flatMap(([, { pn, dn, dnReference }]) =>
          (isReferenceAsked ? [pn, dn, dnReference] : [pn, dn]).map(({ verdict }) => verdict),
        );
        const competent = verdicts.includes('beyond')
          ? false
          : verdicts.includes('insufficient')
            ? null
            : true;
        return [taster, { ...Object.fromEntries(found), competent }];
      }),
    ),
  };
}
