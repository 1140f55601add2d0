import { byCode } from '../../domain/words/code-order.ts';
import { type AidAttribute, eachAidAttribute } from '../aids/aid-attribute.ts';
import { type AidFigure, found } from '../aids/aid-figure.ts';
import { assessorBlock } from '../aids/assessor-block.ts';
import { leaveOneOut } from '../aids/leave-one-out.ts';
import {
  type Assessor,
  type MixedAssessorModel,
  mixedAssessorModel,
} from '../aids/mixed-assessor.ts';
import { type PanelMap, panelMap } from '../aids/panel-map.ts';
import { type TasterAids, tasterAids } from '../aids/taster-aids.ts';
import { tasterPairs } from '../aids/taster-pairs.ts';
import { assessEntries } from '../history/assess-entries.ts';
import type { Assess } from '../history/assess-once.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { qualityMaterial } from '../quality/quality-material.ts';
import { type QualityWindow, windowEnding } from '../quality/quality-window.ts';
import { countedInput, type HistoryInput, lastDay } from './history-report.ts';

/**
 * The training aids of a panel in a period: where to look and what to train. They judge nobody and
 * enter no verdict.
 */
export type AidsReport = {
  readonly window: { readonly from: string; readonly to: string };
  /** The number of duplicates in the period. */
  readonly duplicates: number;
  /**
   * The mixed assessor models by attribute, over the oils that all these tasters judged twice;
   * tasters by their keys (QUA-36).
   */
  readonly models: Readonly<Record<AidAttribute, AidFigure<NamedModel>>>;
  /** The map of the tasters on a plane, by their biases (QUA-37). */
  readonly map: AidFigure<PanelMap>;
  /** All tasters with a sheet that counts in the period, by the taster's key. */
  readonly tasters: readonly TasterAids[];
};

/**
 * Computes the training aids of a period step by step, six months by default; null where no session
 * has a date (QUA-23).
 */
export function* aidsSteps(
  given: HistoryInput,
  from: number | null,
  assess: Assess = assessEntries,
): Generator<number, AidsReport | null> {
  const input = countedInput(given);
  const to = lastDay(input);
  if (to === null) return null;
  const window: QualityWindow = { ...windowEnding(to), ...(from === null ? {} : { from }) };
  const history = yield* assess(input.columns, input.settings);
  const material = qualityMaterial(history, [], window);
  const pairs = eachAidAttribute((attribute) => tasterPairs(history, material, attribute));
  const stands = yield* leaveOneOut(history, window, null);
  const { tasters } = input.columns;
  const counted: TasterAids[] = [];
  for (let place = 0; place < tasters.length; place += 1) {
    yield place / tasters.length;
    const without = yield* quietly(leaveOneOut(history, window, place), place / tasters.length);
    const pairsOf = eachAidAttribute((attribute) =>
      (pairs[attribute][place] ?? []).filter((pair) => pair !== null),
    );
    const aids = tasterAids(place, stands, without, pairsOf);
    if (aids.whatIf.judged > 0) counted.push(aids);
  }
  const inOrder = counted.toSorted((left, right) => byCode(left.taster, right.taster));
  return {
    window: { from: dateOf(window.from), to: dateOf(window.to) },
    duplicates: material.pairs.length,
    models: eachAidAttribute((attribute) =>
      named(mixedAssessorModel(assessorBlock(pairs[attribute])), tasters),
    ),
    map: panelMap(
      inOrder.map(({ taster, attributes }) => ({
        taster,
        biases: eachAidAttribute((attribute) => attributes[attribute].bias),
      })),
    ),
    tasters: inOrder,
  };
}

/** A mixed assessor model with the tasters by their keys. */
export type NamedModel = Omit<MixedAssessorModel, 'assessors'> & {
  readonly assessors: readonly (Omit<Assessor, 'taster'> & { readonly taster: string })[];
};

function named(
  model: AidFigure<MixedAssessorModel>,
  tasters: readonly string[],
): AidFigure<NamedModel> {
  if (model.state !== 'found') return model;
  const assessors = model.value.assessors.map((one) => ({
    ...one,
    taster: tasters[one.taster] ?? '',
  }));
  return found({ ...model.value, assessors });
}

/** Yields to the event loop between the steps of a part, which all report the same progress. */
function* quietly<Value>(steps: Generator<number, Value>, at: number): Generator<number, Value> {
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield at;
  return step.value;
}
