import type { AttributeKey } from '../../../domain/words/attributes.ts';
import type { SheetNames } from './attribute-names.tsx';

/** SHT-15: the name of a row as the sheet shows it, and the note beside it. */
export const rowName = (
  attribute: AttributeKey,
  names: SheetNames,
): { readonly name: string; readonly note: string | undefined } => ({
  name: names.label(attribute),
  note: names.note(attribute) ?? undefined,
});
