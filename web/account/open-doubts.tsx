import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAccess } from '../../domain/account/my-data.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSending } from '../parts/forms/use-sending.ts';
import { accessQuery } from '../parts/http/people-queries.ts';
import { request } from '../parts/http/request.ts';
import { RefusalWords } from '../parts/messages/refusal-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Note } from '../ui/note/note.tsx';

/**
 * Sign-in alert about an unconfirmed change of one's own account (ACC-41). An email address that
 * somebody else entered is confirmed here (ACC-122). A password chosen through somebody else's link
 * is confirmed only by the mail that went to the earlier address (ACC-121).
 */
export function OpenDoubts({ doubts }: { readonly doubts: MyAccess['doubts'] }) {
  const { t } = useLingui();
  const write = useFormat();
  const queries = useQueryClient();
  const sending = useSending();
  const used = doubts.find((doubt) => doubt.used);
  const entered = doubts.find(({ kind }) => kind === 'address');

  async function confirm(): Promise<void> {
    const result = await sending.send(() => request('POST /api/access/address', { body: {} }));
    if (result?.ok === true) queries.setQueryData(accessQuery().queryKey, result.value);
  }

  if (used !== undefined) {
    const { by, at } = used;
    const instant = write.instant(at);
    return (
      <Note kind="warning" title={t`Was it you who chose the password?`}>
        <Trans>
          {by} took part on {instant}. Your sheets say so until you confirm by the email to your
          earlier address.
        </Trans>
      </Note>
    );
  }
  if (entered === undefined) return null;
  const { by, at } = entered;
  const instant = write.instant(at);
  return (
    <Note
      kind="warning"
      title={t`Is the email address yours?`}
      actions={
        <Button pending={sending.pending} onPress={() => void confirm()}>
          <Trans>Yes, it is mine</Trans>
        </Button>
      }
    >
      <Stack gap={2}>
        <Trans>
          {by} changed it on {instant}. Unless you confirm it, your sheets note passwords chosen by
          email to it.
        </Trans>
        {sending.refusal !== null && <RefusalWords refusal={sending.refusal} />}
      </Stack>
    </Note>
  );
}
