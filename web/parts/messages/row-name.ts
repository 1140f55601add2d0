import type { AttributeKey } from '../../../domain/words/attributes.ts';
import type { SheetNames } from './attribute-names.tsx';

/** A name begun with a capital, as a row of the sheet or a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a row as the sheet shows it: slashes with air, and the note beside it. */
export function rowName(
  attribute: AttributeKey,
  names: SheetNames,
): { readonly name: string; readonly note: string | undefined } {
  const short = attribute === 'other' ? names.of(attribute) : names.short(attribute);
  return {
    name: capital(short.replaceAll('/', ' / ')),
    note: names.note(attribute) ?? undefined,
  };
}
