import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  type AttributeKey,
  type DescriptorKey,
  NEGATIVE_KEYS,
} from '../../domain/sheet/attributes.ts';
import { eachAttribute } from '../../domain/sheet/each-attribute.ts';
import { isGreenFruity } from '../classification/fruity-class.ts';
import { descriptorMark, namedDescriptors } from '../classification/other-descriptors.ts';
import { type DefectCandidate, predominantDefect } from '../classification/predominant-defect.ts';
import type { ScoredSheet } from '../marks/scored-sheet.ts';
import { type MarkSummary, summarise } from '../statistics/mark-summary.ts';

/** One sample in one replicate as exact integers: what an assessment and every index are read from (M-STAT). */
export type ExactAssessment = {
  /** Valid sheets. */
  readonly n: number;
  readonly attributes: Readonly<Record<AttributeKey, MarkSummary>>;
  readonly others: ReadonlyMap<DescriptorKey, MarkSummary>;
  /** The defects that may predominate, in the sheet's order. */
  readonly defects: readonly DefectCandidate[];
  readonly predominant: DefectCandidate | null;
  readonly isGreen: boolean;
};

/** M-STAT, M-DEFECT: the exact assessment of the valid sheets of one sample in one replicate. */
export function exactAssessment(
  sheets: readonly ScoredSheet[],
  quantile: PanelSettings['quantile'],
): ExactAssessment {
  const marksOf = (attribute: AttributeKey): MarkSummary => {
    const marks: number[] = [];
    for (const sheet of sheets) {
      const mm = sheet.marks[attribute];
      if (mm !== undefined) marks.push(mm);
    }
    return summarise(marks, quantile);
  };
  const attributes = eachAttribute(marksOf);
  const others = new Map(
    namedDescriptors(sheets).map((descriptor) => [
      descriptor,
      summarise(
        sheets.map((sheet) => descriptorMark(sheet, descriptor)),
        quantile,
      ),
    ]),
  );
  const defects = [
    ...NEGATIVE_KEYS.filter((key) => key !== 'other').map((key) => ({
      key,
      summary: attributes[key],
    })),
    ...[...others].map(([key, summary]) => ({ key, summary })),
  ];
  const predominant = predominantDefect(defects);
  return {
    n: sheets.length,
    attributes,
    others,
    defects,
    predominant,
    isGreen: isGreenFruity(sheets),
  };
}
