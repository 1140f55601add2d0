import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';

/** SES-12: above a session whose validation was taken back: why, by whom and when, and that its results count no longer. */
export function InvalidatedNote({ record }: { readonly record: Pick<SessionRow, 'invalidated'> }) {
  const { t } = useLingui();
  const write = useFormat();
  const { invalidated } = record;
  if (invalidated === null) return null;
  const { reason, by, at } = invalidated;
  return (
    <Note kind="warning" title={t`Invalidated: its results do not count`}>
      <Stack gap={1}>
        <Text as="p">{reason}</Text>
        <Text as="p">
          <Trans>
            {by}, {write.instant(at)}.
          </Trans>
        </Text>
      </Stack>
    </Note>
  );
}
