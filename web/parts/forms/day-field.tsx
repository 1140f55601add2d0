import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { DateField } from '../../ui/date-field/date-field.tsx';
import type { PartWords } from '../../ui/date-field/use-typed-parts.ts';
import { TimeField } from '../../ui/time-field/time-field.tsx';

/** FRM-10: a day. What is none is said at the field, stays as it was typed, and is given to nobody. */
export function DayField(props: Omit<ComponentProps<typeof DateField>, 'words'>) {
  return <DateField {...props} words={usePartWords()} />;
}

/** FRM-10: a time of day, by the same rule. */
export function ClockField(props: Omit<ComponentProps<typeof TimeField>, 'words'>) {
  const { t } = useLingui();
  const words = {
    ...usePartWords(),
    incomplete: t`This time is not complete`,
    impossible: t`Not a valid time`,
  };
  return <TimeField {...props} words={words} />;
}

function usePartWords(): PartWords {
  const { t } = useLingui();
  return {
    incomplete: t`This date is not complete`,
    impossible: t`Not a valid date`,
    required: t`This field is required`,
  };
}
