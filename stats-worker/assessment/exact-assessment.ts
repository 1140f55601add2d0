import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DefectKey,
  type DescriptorKey,
} from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { type FruityTicks, fruityTicks } from '../classification/fruity-class.ts';
import { descriptorSummary, lineSummary } from '../classification/line-summary.ts';
import { namedDescriptors } from '../classification/other-descriptors.ts';
import { type DefectCandidate, predominantDefect } from '../classification/predominant-defect.ts';
import type { SheetGroup } from '../classification/sheet-group.ts';
import { sheetColumns } from '../marks/sheet-columns.ts';
import { countingSheets } from '../marks/whole-sheets.ts';
import { profileOf } from '../method/profile-of.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';

/**
 * The assessment of one sample in one replicate as exact integers: the input of rounded figures and
 * of every index (M-STAT).
 */
export type ExactAssessment = {
  /** The number of sheets that count (M-COMPLETE). */
  readonly n: number;
  readonly attributes: Readonly<Record<AttributeKey, MarkSummary>>;
  readonly others: readonly { readonly key: DescriptorKey; readonly summary: MarkSummary }[];
  /** The candidates for the predominant defect, in the sheet's order. */
  readonly defects: readonly DefectCandidate[];
  readonly predominant: DefectCandidate | null;
  readonly fruityTicks: FruityTicks;
};

/** Computes the exact assessment of a group of valid sheets (M-STAT, M-DEFECT). */
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
    fruityTicks: fruityTicks(group),
  };
}

/** The lines of the sheet that are defects themselves, in its order (M-SHEET). */
export const DEFECT_LINES = [
  'fusty',
  'musty',
  'winey',
  'frostbitten',
  'rancid',
] as const satisfies readonly DefectKey[];

/** The group of those valid sheets that count, in any order (M-COMPLETE). */
export function groupOf(valid: readonly ScoredSheet[], settings: PanelSettings): SheetGroup {
  const sheets = countingSheets(valid, profileOf(settings));
  return {
    columns: sheetColumns(sheets),
    order: sheets.map((_, place) => place),
    from: 0,
    to: sheets.length,
    room: new Uint8Array(sheets.length),
  };
}
