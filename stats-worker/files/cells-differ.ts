import type { Separator } from '../../domain/files/csv-separator.ts';
import { type FileFault, fault } from '../../domain/words/file-fault.ts';

const NAMES: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

/**
 * The error of a row with more or fewer cells than the header; it names the separator, which is
 * often the cause.
 */
export const cellsDiffer = (cells: number, heads: number, separator: Separator): FileFault =>
  fault('cells-differ', {
    cells: String(cells),
    heads: String(heads),
    separator: NAMES[separator],
  });
