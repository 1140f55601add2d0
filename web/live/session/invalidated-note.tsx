import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * The message on a session whose validation was undone: why, by whom and when, and that its results
 * no longer count (SES-12).
 */
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
