import { useLingui } from '@lingui/react/macro';
import { isSessionDate } from '../../../domain/sessions/session-date.ts';
import { useToday } from '../../i18n/use-today.ts';

/**
 * Error message for the date of a session that is missing, or too far from the present day
 * (SES-37).
 */
export function useSessionDateProblem(date: string | null): string | undefined {
  const { t } = useLingui();
  const today = useToday();
  if (date === null) return t`This field is required`;
  return isSessionDate(date, today) ? undefined : t`Choose a date from 2000 to two years from now`;
}
