import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { sentenceEnd } from '../../parts/messages/sentence-end.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { LiveSession } from './use-board.ts';

/**
 * The message that a person validated the session against its criteria: the reason, who and when
 * (RES-3).
 */
export function AgainstCriteriaNote({
  record,
}: {
  readonly record: Pick<LiveSession['record'], 'validationReason' | 'validatedBy' | 'validatedAt'>;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const { validationReason, validatedBy, validatedAt } = record;
  if (validationReason === null || validatedAt === null) return null;
  return (
    <Note kind="warning" title={t`Validated despite unmet criteria`}>
      <Stack gap={1}>
        <Text as="p">
          <Trans>“{validationReason}”</Trans>
          {sentenceEnd(validationReason)}
        </Text>
        <Text as="p">
          <Trans>
            {validatedBy}, {write.instant(validatedAt)}.
          </Trans>
        </Text>
      </Stack>
    </Note>
  );
}
