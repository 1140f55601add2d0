import { IOC_VO } from '../definition/ioc-vo.ts';
import type { SheetDefinition, Words } from '../definition/sheet-definition.ts';
import { saysSomething } from '../definition/words.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** Creates the draft of a copied sheet; `name` is its first name (SHT-9). */
export function draftOf(sheet: SheetDefinition, name: Words): SheetDraft {
  if (sheet.form === 'points') return { form: 'points', name, blocks: sheet.blocks };
  const notes = Object.fromEntries(
    sheet.items.flatMap(({ attribute, note }) => (note === undefined ? [] : [[attribute, note]])),
  );
  return { form: 'lines', name, hasNotes: sheet.hasNotes, notes };
}

/**
 * The id of a version of a panel's own sheet, by which plans, trays and files refer to it (SHT-9).
 */
export const ownSheetId = (sheet: number, version: number): string => `own-${sheet}-${version}`;

/** Creates the definition from a draft that is published (SHT-9). */
export function definitionFrom(
  draft: SheetDraft,
  { sheet, version }: { readonly sheet: number; readonly version: number },
): SheetDefinition {
  const of = { id: ownSheetId(sheet, version), version };
  if (draft.form === 'points') {
    const needs = { heatingDevice: false, calibration: false };
    const blocks = draft.blocks.map((block) => ({
      ...block,
      items: block.items.map((item) => ({
        ...item,
        note: item.note === null || !saysSomething(item.note) ? null : item.note,
      })),
    }));
    return { ...of, form: 'points', needs, name: draft.name, blocks };
  }
  const { form, needs } = IOC_VO;
  const items = IOC_VO.items.map((item) => {
    const note = draft.notes[item.attribute];
    return note === undefined || !saysSomething(note) ? item : { ...item, note };
  });
  return { ...of, form, needs, name: draft.name, hasNotes: draft.hasNotes, items };
}

/** Whether a text is the id of a version of a panel's own sheet, and not of a built-in one. */
export const isOwnSheetId = (id: string): boolean => /^own-\d+-\d+$/.test(id);
