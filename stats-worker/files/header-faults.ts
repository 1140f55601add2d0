import { type FileFault, fault } from '../../domain/words/file-fault.ts';

/**
 * The errors of a file's header: a required column that is missing, or a known one that is
 * repeated. A header of one column may have an unknown separator.
 */
export function headerFaults(
  names: readonly string[],
  known: readonly string[],
  required: readonly string[],
): readonly FileFault[] {
  const missing = required.filter((column) => !names.includes(column));
  const isOne = names.length === 1 && missing.length > 0;
  return [
    ...missing.map((column) => fault('column-missing', { column })),
    ...(isOne ? [fault('one-column')] : []),
    ...known
      .filter((column) => names.indexOf(column) !== names.lastIndexOf(column))
      .map((column) => fault('column-twice', { column })),
  ];
}
