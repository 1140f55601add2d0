import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { DateField } from '../../ui/date-field/date-field.tsx';
import type { PartWords } from '../../ui/date-field/use-typed-parts.ts';
import { TimeField } from '../../ui/time-field/time-field.tsx';

/**
 * Date field with the messages of this application (FRM-10). An invalid date shows an error at the
 * field, stays as it was typed, and is not passed to `onChange`.
 */
export function DayField(props: Omit<ComponentProps<typeof DateField>, 'words'>) {
  return <DateField {...props} words={usePartWords()} />;
}

/** Time field, by the same rule as the date field (FRM-10). */
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
