import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountRow } from '../../../domain/account/account-row.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { request } from '../../parts/http/request.ts';
import { useDone } from '../../parts/messages/use-done.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

/**
 * Button, with a confirmation, by which a leader clears the lost second factor of another account,
 * with a reason (ACC-63).
 */
export function ClearFactor({
  account,
  onCleared,
}: {
  readonly account: AccountRow;
  readonly onCleared: () => void;
}) {
  const { t } = useMacro();
  const show = useToast();
  const done = useDone();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const asked = useReason();
  const { name, user } = account;

  async function clear(reason: string): Promise<void> {
    const result = await request('POST /api/accounts/:user/second-factor/clear', {
      params: { user },
      body: { reason },
    });
    done(result);
    setAsking(false);
    show({ text: t`The second factor of ${name} is cleared` });
    await queries.invalidateQueries({ queryKey: ['accounts'] });
    onCleared();
  }

  return (
    <>
      <Inline justify="between">
        <Text>
          <Trans>A second factor is set up.</Trans>
        </Text>
        <Button size="dense" onPress={() => setAsking(true)}>
          <Trans>Clear a lost second factor</Trans>
        </Button>
      </Inline>
      {isAsking && (
        <Confirm
          isOpen
          onOpenChange={() => setAsking(false)}
          title={t`Clear the second factor of ${name}?`}
          confirmLabel={t`Clear it`}
          cancelLabel={t`Cancel`}
          isDanger
          reason={asked}
          onConfirm={clear}
        >
          <Trans>
            Make sure {name} is asking. Signs out everywhere; then the password suffices. The owner
            is emailed.
          </Trans>
        </Confirm>
      )}
    </>
  );
}
