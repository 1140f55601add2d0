import { IOC_VO } from '../definition/ioc-vo.ts';
import type { SheetDefinition, Words } from '../definition/sheet-definition.ts';
import { saysSomething } from '../definition/words.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** SHT-9: what a copy of a sheet begins with; `name` is what it is called until somebody calls it otherwise. */
export function draftOf(sheet: SheetDefinition, name: Words): SheetDraft {
  if (sheet.form === 'points') return { form: 'points', name, blocks: sheet.blocks };
  const notes = Object.fromEntries(
    sheet.items.flatMap(({ attribute, note }) => (note === undefined ? [] : [[attribute, note]])),
  );
  return { form: 'lines', name, hasNotes: sheet.hasNotes, notes };
}

/** SHT-9: the id of a version of a panel's own sheet: what plans, trays and files name it by. */
export const ownSheetId = (sheet: number, version: number): string => `own-${sheet}-${version}`;

/** SHT-9: the definition that a draft becomes as it is published. */
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

/** Tells the id of a version of a panel's own sheet from that of a sheet of the program, and from any other text. */
export const isOwnSheetId = (id: string): boolean => /^own-\d+-\d+$/.test(id);
