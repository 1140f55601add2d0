import type { AssessedHistory } from '../history/assessed-history.ts';
import { nameOf } from '../history/glass-name.ts';
import { summaryOfCode } from '../quality/median-used.ts';
import { eachMark } from '../quality/taster-observations.ts';
import { agreement, type MarkBesideOthers } from './agreement.ts';
import { type AidAttribute, codeOfAid, eachAidAttribute } from './aid-attribute.ts';
import type { AidFigure } from './aid-figure.ts';
import { type Bias, bias } from './bias.ts';
import { type Discrimination, discrimination, type MarkPair } from './discrimination.ts';
import { type Leverage, leverage, type MedianMove } from './leverage.ts';
import { repeatability } from './repeatability.ts';
import { type WhatIf, whatIf } from './what-if.ts';

/** The training aids of one taster in one attribute. */
export type AttributeAids = {
  readonly discrimination: AidFigure<Discrimination>;
  readonly agreement: AidFigure<number>;
  readonly repeatability: AidFigure<number>;
  readonly leverage: AidFigure<Leverage>;
  readonly bias: AidFigure<Bias>;
};

/** The training aids of one taster: figures that judge nobody and enter no verdict. */
export type TasterAids = {
  readonly taster: string;
  readonly attributes: Readonly<Record<AidAttribute, AttributeAids>>;
  readonly whatIf: WhatIf;
};

/**
 * Computes the training aids of the taster at index `place`, from the glasses with (`stands`) and
 * `without` the taster's sheets (QUA-23, QUA-24, QUA-25).
 */
export function tasterAids(
  place: number,
  stands: AssessedHistory,
  without: AssessedHistory,
  pairsOf: Readonly<Record<AidAttribute, readonly MarkPair[]>>,
): TasterAids {
  const judged = judgedGlasses(place, stands);
  return {
    taster: stands.columns.tasters[place] ?? '',
    attributes: eachAidAttribute((attribute) => {
      const { moves, marks } = besideOthers(place, stands, without, judged, attribute);
      return {
        discrimination: discrimination(pairsOf[attribute]),
        agreement: agreement(marks),
        repeatability: repeatability(pairsOf[attribute]),
        leverage: leverage(moves),
        bias: bias(marks),
      };
    }),
    whatIf: whatIf(stands, without, judged),
  };
}

function judgedGlasses(place: number, { columns, entries }: AssessedHistory): readonly number[] {
  const glasses: number[] = [];
  for (let entry = 0; entry < entries.count; entry += 1) {
    const sheets = entries.order.subarray(entries.start[entry], entries.start[entry + 1]);
    if (sheets.some((sheet) => columns.taster[sheet] === place)) glasses.push(entry);
  }
  return glasses;
}

function besideOthers(
  place: number,
  stands: AssessedHistory,
  without: AssessedHistory,
  judged: readonly number[],
  attribute: AidAttribute,
): { readonly moves: readonly MedianMove[]; readonly marks: readonly MarkBesideOthers[] } {
  const [moves, marks]: [MedianMove[], MarkBesideOthers[]] = [[], []];
  for (const entry of judged) {
    const code = codeOfAid(stands, entry, attribute);
    if (code === null) continue;
    const others = summaryOfCode(without, entry, code);
    if (others.n === 0) continue;
    const all = summaryOfCode(stands, entry, code);
    eachMark(stands, entry, code, (taster, mm) => {
      if (taster !== place) return;
      moves.push({ glass: nameOf(stands, entry), halves: all.medianHalves - others.medianHalves });
      marks.push({ mark: 2 * mm, others: others.medianHalves });
    });
  }
  return { moves, marks };
}
