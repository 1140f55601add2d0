import type { PointsBlock, Words } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { OwnSheet } from '../../../domain/sheets/own/own-sheet.ts';
import {
  blockKey,
  type LinesDraft,
  MOST_OF_SHEET,
  type SheetDraft,
} from '../../../domain/sheets/own/sheet-draft.ts';
import { BLOCK_LETTERS, type BlockLetter } from '../../../domain/words/block-letter.ts';

/** Block while it is edited. It has no letter of its own: the letter is its position. */
export type EditedBlock = Omit<PointsBlock, 'key'>;

/**
 * Form fields of a panel's own sheet. Each block of a sheet of points is a field, so that a
 * conflict of two people is shown block by block. Of a sheet of lines only the name, the notes and
 * `hasNotes` are edited.
 */
export type SheetFields = {
  readonly revision: number;
  readonly form: SheetDraft['form'];
  readonly name: Words;
  readonly hasNotes: boolean;
  readonly notes: LinesDraft['notes'];
} & Readonly<Record<BlockLetter, EditedBlock | null>>;

const NO_BLOCKS = { A: null, B: null, C: null, D: null, E: null, F: null } as const;

/** Returns the form fields of a stored draft. */
export function sheetFields({
  revision,
  draft,
}: Pick<OwnSheet, 'revision' | 'draft'>): SheetFields {
  const { form, name } = draft;
  const none = { revision, form, name, hasNotes: false, notes: {}, ...NO_BLOCKS };
  return draft.form === 'lines'
    ? { ...none, hasNotes: draft.hasNotes, notes: draft.notes }
    : {
        ...none,
        ...byLetter(draft.blocks.map(({ name: called, items }) => ({ name: called, items }))),
      };
}

/** Returns the blocks of the form in their order. */
export const blocksOf = (
  fields: Readonly<Record<BlockLetter, EditedBlock | null>>,
): readonly EditedBlock[] => BLOCK_LETTERS.flatMap((letter) => fields[letter] ?? []);

/** Assigns letters to blocks, in their order. */
export const byLetter = (
  blocks: readonly EditedBlock[],
): Readonly<Record<BlockLetter, EditedBlock | null>> => ({
  A: blocks[0] ?? null,
  B: blocks[1] ?? null,
  C: blocks[2] ?? null,
  D: blocks[3] ?? null,
  E: blocks[4] ?? null,
  F: blocks[5] ?? null,
});

/** Returns the draft that the form saves. */
export function draftFrom(fields: SheetFields): SheetDraft {
  const { name, hasNotes, notes } = fields;
  if (fields.form === 'lines') return { form: 'lines', name, hasNotes, notes };
  const blocks = blocksOf(fields).slice(0, MOST_OF_SHEET.blocks);
  return {
    form: 'points',
    name,
    blocks: blocks.map((block, at) => ({ key: blockKey(at), ...block })),
  };
}
