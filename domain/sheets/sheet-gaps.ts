import type { EvaluationValue } from '../documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../words/attributes.ts';
import type { SheetGap } from '../words/sheet-gap.ts';

/**
 * EVA-2: what is blank or contradictory on a sheet, in the sheet's order; empty when it may be signed (M-SCALE,
 * M-SHEET). Untouched is not zero: only a line without any answer is blank.
 */
export function sheetGaps(
  sheet: Pick<EvaluationValue, 'marks' | 'fruityKind' | 'otherDescriptor' | 'heatingDevice'>,
): readonly SheetGap[] {
  const gaps: SheetGap[] = [];
  if (sheet.heatingDevice.trim() === '')
    gaps.push({ code: 'heating-device-missing', attribute: null });
  for (const attribute of ATTRIBUTE_KEYS) {
    const mm = sheet.marks[attribute];
    if (mm === undefined) gaps.push({ code: 'mark-blank', attribute });
    const perceived = mm !== undefined && mm > 0;
    if (attribute === 'other')
      gaps.push(
        ...qualifierGap('descriptor', attribute, perceived, mm === 0, sheet.otherDescriptor),
      );
    if (attribute === 'fruity')
      gaps.push(...qualifierGap('fruity-kind', attribute, perceived, mm === 0, sheet.fruityKind));
  }
  return gaps;
}

function qualifierGap(
  what: 'descriptor' | 'fruity-kind',
  attribute: AttributeKey,
  perceived: boolean,
  zero: boolean,
  qualifier: string | null,
): readonly SheetGap[] {
  if (perceived && qualifier === null) return [{ code: `${what}-missing`, attribute }];
  if (zero && qualifier !== null) return [{ code: `${what}-contradicts`, attribute }];
  return [];
}
