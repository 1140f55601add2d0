import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DefectKey,
  type DescriptorKey,
} from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { isGreenFruity } from '../classification/fruity-class.ts';
import { descriptorSummary, lineSummary } from '../classification/line-summary.ts';
import { namedDescriptors } from '../classification/other-descriptors.ts';
import { type DefectCandidate, predominantDefect } from '../classification/predominant-defect.ts';
import type { SheetGroup } from '../classification/sheet-group.ts';
import { sheetColumns } from '../marks/sheet-columns.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';

/** One sample in one replicate as exact integers: what an assessment and every index are read from (M-STAT). */
export type ExactAssessment = {
  /** Valid sheets. */
  readonly n: number;
  readonly attributes: Readonly<Record<AttributeKey, MarkSummary>>;
  readonly others: readonly { readonly key: DescriptorKey; readonly summary: MarkSummary }[];
  /** The defects that may predominate, in the sheet's order. */
  readonly defects: readonly DefectCandidate[];
  readonly predominant: DefectCandidate | null;
  readonly isGreen: boolean;
};

/** M-STAT, M-DEFECT: the exact assessment of a group of valid sheets. */
export function exactAssessment(
  group: SheetGroup,
  quantile: PanelSettings['quantile'],
): ExactAssessment {
  let line = 0;
  const attributes = eachAttribute(() => lineSummary(group, line++, quantile));
  const others = namedDescriptors(group).flatMap((code) => {
    const key = DESCRIPTOR_KEYS[code - 1];
    return key === undefined ? [] : [{ key, summary: descriptorSummary(group, code, quantile) }];
  });
  const defects = [...DEFECT_LINES.map((key) => ({ key, summary: attributes[key] })), ...others];
  return {
    n: group.to - group.from,
    attributes,
    others,
    defects,
    predominant: predominantDefect(defects),
    isGreen: isGreenFruity(group),
  };
}

/** M-SHEET: the lines of the sheet that are a defect in themselves, in its order. */
export const DEFECT_LINES = [
  'fusty',
  'musty',
  'winey',
  'frostbitten',
  'rancid',
] as const satisfies readonly DefectKey[];

/** The group of all the given sheets, in any order. */
export function groupOf(sheets: readonly ScoredSheet[]): SheetGroup {
  return {
    columns: sheetColumns(sheets),
    order: sheets.map((_, place) => place),
    from: 0,
    to: sheets.length,
    room: new Uint8Array(sheets.length),
  };
}
