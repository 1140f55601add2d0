import { ATTRIBUTE_KEYS, DESCRIPTOR_KEYS, FRUITY_KINDS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import type { MarkColumns } from '../../stats-worker/marks/mark-columns.ts';

/** Sample in one replicate of a session, by the names in the file. */
type Glass = { readonly session: string; readonly sample: string; readonly replicate: number };

/**
 * Returns the valid sheets of one sample in one replicate, as an explanation of its figures needs
 * them (M-SHEET).
 */
export function glassSheets(columns: MarkColumns, glass: Glass): readonly ScoredSheet[] {
  const session = columns.sessions.indexOf(glass.session);
  const sample = columns.samples.indexOf(glass.sample);
  const found: ScoredSheet[] = [];
  for (let sheet = 0; sheet < columns.sheets; sheet += 1)
    if (
      columns.session[sheet] === session &&
      columns.sample[sheet] === sample &&
      columns.replicate[sheet] === glass.replicate &&
      columns.valid[sheet] === 1
    )
      found.push(sheetAt(columns, sheet));
  return found;
}

const sheetAt = (columns: MarkColumns, sheet: number): ScoredSheet => ({
  taster: columns.tasters[columns.taster[sheet] ?? 0] ?? '',
  marks: Object.fromEntries(
    ATTRIBUTE_KEYS.flatMap((key, line) => {
      const mark = columns.marks[sheet * ATTRIBUTE_KEYS.length + line];
      return isMillimetres(mark) ? [[key, mark]] : [];
    }),
  ),
  fruityKind: FRUITY_KINDS[(columns.fruityKind[sheet] ?? 0) - 1] ?? null,
  otherDescriptor: DESCRIPTOR_KEYS[(columns.descriptor[sheet] ?? 0) - 1] ?? null,
});
