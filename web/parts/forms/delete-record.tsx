import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '../../../domain/refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { useSending } from './use-sending.ts';

/**
 * Delete button of a record, with a confirmation. A refusal names the records that depend on it.
 */
export function DeleteRecord({
  name,
  send,
  onDeleted,
}: {
  readonly name: string;
  readonly send: () => Promise<Result<object>>;
  readonly onDeleted: () => void;
}) {
  const { t } = useLingui();
  const show = useToast();
  const [isAsking, setAsking] = useState(false);
  const sending = useSending();

  async function confirm(): Promise<void> {
    const result = await sending.send(send);
    setAsking(false);
    if (result?.ok !== true) return;
    show({ text: t`${name} is deleted` });
    onDeleted();
  }

  return (
    <Stack gap={4}>
      {sending.refusal !== null && <RefusalNote refusal={sending.refusal} />}
      <Inline justify="end">
        <Button variant="danger" icon={Trash2} onPress={() => setAsking(true)}>
          <Trans>Delete</Trans>
        </Button>
      </Inline>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Delete ${name}?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        isDanger
        onConfirm={confirm}
      >
        <Trans>The audit trail keeps its content and who deleted it.</Trans>
      </Confirm>
    </Stack>
  );
}
