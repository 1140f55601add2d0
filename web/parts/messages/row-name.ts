import type { AttributeKey } from '../../../domain/words/attributes.ts';
import type { SheetNames } from './attribute-names.tsx';

/** The name of a row as the sheet shows it, and the note next to it (SHT-15). */
export const rowName = (
  attribute: AttributeKey,
  names: SheetNames,
): { readonly name: string; readonly note: string | undefined } => ({
  name: names.label(attribute),
  note: names.note(attribute) ?? undefined,
});
