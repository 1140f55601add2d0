import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readingsOf } from '../../../domain/fields/number-text.ts';
import { readTypedDay } from '../../../domain/fields/typed-day.ts';
import type { ImportProblem } from '../../../domain/registers/import-report.ts';

/** Message that says why a line of a file cannot be imported (LST-4). */
export function importProblemMessage(
  { code, value }: ImportProblem,
  write: (figure: number) => string,
): MessageDescriptor {
  switch (code) {
    case 'column-missing':
      return msg`The column is missing`;
    case 'column-twice':
      return msg`The column appears twice`;
    case 'more-cells':
      return msg`More cells than heads: put separators in quotes`;
    case 'fewer-cells':
      return msg`Fewer cells than heads: add the separators`;
    case 'lone-quote':
      return msg`A quotation mark has no partner`;
    case 'missing':
      return msg`This field is required`;
    case 'not-a-day':
      return msg`Not a day as 2026-11-21`;
    case 'ambiguous-day': {
      const read = readTypedDay(value, false);
      const [dayFirst, monthFirst] =
        read !== null && 'readings' in read ? read.readings : [value, value];
      return msg`${dayFirst} or ${monthFirst}? Write it year first`;
    }
    case 'before-reception':
      return msg`The day is before the reception`;
    case 'not-a-number':
      return msg`Invalid number format`;
    case 'ambiguous-number': {
      const [whole, decimal] = readingsOf(value);
      const thousands = write(whole);
      const fraction = write(decimal);
      return msg`${thousands} or ${fraction}? No thousands separator, one decimal at most`;
    }
    case 'not-yes-or-no':
      return msg`Neither true nor false`;
    case 'not-a-choice':
      return msg`Not a word that this column knows`;
    case 'too-long':
      return msg`Too long`;
    case 'out-of-range':
      return msg`Value out of range`;
    case 'email':
      return msg`Invalid email address`;
    case 'phone':
      return msg`Invalid phone number`;
    case 'twice':
      return msg`The code appears twice in the file`;
    case 'taken':
      return msg`The code belongs to another record`;
  }
}
