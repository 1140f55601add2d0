import { eachAidAttribute } from '../aids/aid-attribute.ts';
import { leaveOneOut } from '../aids/leave-one-out.ts';
import { type TasterAids, tasterAids } from '../aids/taster-aids.ts';
import { tasterPairs } from '../aids/taster-pairs.ts';
import { assessEntries } from '../history/assess-entries.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { qualityMaterial } from '../quality/quality-material.ts';
import { type QualityWindow, windowEnding } from '../quality/quality-window.ts';
import { type HistoryInput, lastDay } from './history-report.ts';

/** The aids of a panel in a period: where to look and what to train. They judge nobody and enter no verdict. */
export type AidsReport = {
  readonly window: { readonly from: string; readonly to: string };
  /** Duplicates of the period. */
  readonly duplicates: number;
  /** Whoever has a sheet that counts in the period, by the taster's key. */
  readonly tasters: readonly TasterAids[];
};

/** QUA-23: computes the aids of a period step by step, six months unless it says otherwise; null when no session has a date. */
export function* aidsSteps(
  input: HistoryInput,
  from: number | null,
): Generator<number, AidsReport | null> {
  const to = lastDay(input);
  if (to === null) return null;
  const window: QualityWindow = { ...windowEnding(to), ...(from === null ? {} : { from }) };
  const history = yield* assessEntries(input.columns, input.settings);
  const material = qualityMaterial(history, [], window);
  const pairs = eachAidAttribute((attribute) => tasterPairs(history, material, attribute));
  const stands = yield* leaveOneOut(history, window, null);
  const { tasters } = input.columns;
  const found: TasterAids[] = [];
  for (let place = 0; place < tasters.length; place += 1) {
    yield place / tasters.length;
    const without = yield* quietly(leaveOneOut(history, window, place), place / tasters.length);
    const pairsOf = eachAidAttribute((attribute) => pairs[attribute][place] ?? []);
    const aids = tasterAids(place, stands, without, pairsOf);
    if (aids.whatIf.judged > 0) found.push(aids);
  }
  return {
    window: { from: dateOf(window.from), to: dateOf(window.to) },
    duplicates: material.pairs.length,
    tasters: found.toSorted((left, right) => (left.taster < right.taster ? -1 : 1)),
  };
}

/** Lets others in between the steps of a part, which all stand at the same place of the whole. */
function* quietly<Value>(steps: Generator<number, Value>, at: number): Generator<number, Value> {
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield at;
  return step.value;
}
