import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readingsOf } from '../../../domain/fields/number-text.ts';
import { readTypedDay } from '../../../domain/fields/typed-day.ts';
import type { ImportProblem } from '../../../domain/registers/import-report.ts';

type Ambiguous = 'ambiguous-day' | 'ambiguous-number';

const PROBLEMS: Readonly<Record<Exclude<ImportProblem['code'], Ambiguous>, MessageDescriptor>> = {
  'column-missing': msg`The column is missing`,
  'column-twice': msg`The column appears twice`,
  'more-cells': msg`More cells than heads: put quotation marks around a separator`,
  'fewer-cells': msg`Fewer cells than heads: add the separators`,
  'lone-quote': msg`A quotation mark has no partner`,
  missing: msg`This field is required`,
  'not-a-day': msg`Not a day as 2026-11-21`,
  'before-reception': msg`The day is before the reception`,
  'not-a-number': msg`Invalid number format`,
  'not-yes-or-no': msg`Neither true nor false`,
  'not-a-choice': msg`Not a word that this column knows`,
  'too-long': msg`Too long`,
  'out-of-range': msg`Value out of range`,
  email: msg`Invalid email address`,
  phone: msg`Invalid phone number`,
  twice: msg`The code appears twice in the file`,
  taken: msg`The code belongs to another record`,
};

/** Message that says why a line of a file cannot be imported (LST-4). */
export function importProblemMessage(
  { code, value }: ImportProblem,
  write: (figure: number) => string,
): MessageDescriptor {
  if (code === 'ambiguous-day') {
    const read = readTypedDay(value, false);
    const [dayFirst, monthFirst] =
      read !== null && 'readings' in read ? read.readings : [value, value];
    return msg`${dayFirst} or ${monthFirst}? Write it year first`;
  }
  if (code === 'ambiguous-number') {
    const [whole, decimal] = readingsOf(value);
    const thousands = write(whole);
    const fraction = write(decimal);
    return msg`${thousands} or ${fraction}? No thousands separator, one decimal at most`;
  }
  return PROBLEMS[code];
}
