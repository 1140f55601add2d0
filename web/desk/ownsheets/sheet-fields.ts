import type { PointsBlock, Words } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { OwnSheet } from '../../../domain/sheets/own/own-sheet.ts';
import {
  blockKey,
  type LinesDraft,
  MOST_OF_SHEET,
  type SheetDraft,
} from '../../../domain/sheets/own/sheet-draft.ts';
import { BLOCK_LETTERS, type BlockLetter } from '../../../domain/words/block-letter.ts';

/** A block as it is edited: its letter is its place. */
export type EditedBlock = Omit<PointsBlock, 'key'>;

/** What is edited of a panel's own sheet: of points its blocks, each a field, so that changes of two people are told block by block; of lines what stands beside the lines. */
export type SheetFields = {
  readonly revision: number;
  readonly form: SheetDraft['form'];
  readonly name: Words;
  readonly hasNotes: boolean;
  readonly notes: LinesDraft['notes'];
} & Readonly<Record<BlockLetter, EditedBlock | null>>;

const NO_BLOCKS = { A: null, B: null, C: null, D: null, E: null, F: null } as const;

/** A sheet as its form has it. */
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

/** The blocks of a form in their order. */
export const blocksOf = (
  fields: Readonly<Record<BlockLetter, EditedBlock | null>>,
): readonly EditedBlock[] => BLOCK_LETTERS.flatMap((letter) => fields[letter] ?? []);

/** Blocks by their letters, in their order. */
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

/** The draft that a form is saved as. */
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
