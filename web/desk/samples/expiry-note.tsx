import { Trans } from '@lingui/react/macro';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToday } from '../../i18n/use-today.ts';
import { Note } from '../../ui/note/note.tsx';
import { expiryOf } from './expiry.ts';

/** Warning that a sample has expired or will expire within thirty days (SAM-6). */
export function ExpiryNote({ day }: { readonly day: string | null }) {
  const { locale } = useLocale();
  const today = useToday();
  const expiry = expiryOf(day, today);
  if (day === null || expiry === 'far') return null;
  const written = formatDay(day, locale);
  return (
    <Note kind={expiry === 'past' ? 'warning' : 'info'}>
      {expiry === 'past' ? (
        <Trans>This sample expired on {written}.</Trans>
      ) : (
        <Trans>This sample expires on {written}.</Trans>
      )}
    </Note>
  );
}
