import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { SheetGap } from '../words/sheet-gap.ts';
import { itemsOf } from './definition/points.ts';
import type { LineItem, SheetDefinition } from './definition/sheet-definition.ts';

/** The parts of a sheet that may have a gap. */
type Answered = Pick<
  EvaluationValue,
  'marks' | 'points' | 'fruityKind' | 'otherDescriptor' | 'heatingDevice'
>;

/**
 * The gaps of a sheet, blank or contradictory, in the order of its definition; empty when it may be
 * signed (EVA-2, SHT-3, M-SCALE, M-SHEET). Untouched is not zero: only a line without an answer is
 * blank.
 */
export function sheetGaps(sheet: Answered, definition: SheetDefinition): readonly SheetGap[] {
  const { needs } = definition;
  const missing: readonly SheetGap[] =
    needs.heatingDevice && sheet.heatingDevice.trim() === ''
      ? [{ code: 'heating-device-missing', attribute: null }]
      : [];
  return definition.form === 'lines'
    ? [...missing, ...definition.items.flatMap((item) => lineGaps(sheet, item))]
    : [
        ...missing,
        ...itemsOf(definition)
          .filter(({ key }) => sheet.points?.[key] === undefined)
          .map(({ key }): SheetGap => ({ code: 'points-blank', attribute: null, item: key })),
      ];
}

function lineGaps(sheet: Answered, { attribute, asks }: LineItem): readonly SheetGap[] {
  const mm = sheet.marks[attribute];
  const blank: readonly SheetGap[] = mm === undefined ? [{ code: 'mark-blank', attribute }] : [];
  if (asks === null) return blank;
  const named = asks === 'descriptor' ? sheet.otherDescriptor : sheet.fruityKind;
  if (mm !== undefined && mm > 0 && named === null)
    return [...blank, { code: `${asks}-missing`, attribute }];
  if (mm === 0 && named !== null) return [...blank, { code: `${asks}-contradicts`, attribute }];
  return blank;
}
