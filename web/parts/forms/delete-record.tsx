import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Refusal, Result } from '../../../domain/refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { RefusalWords } from '../messages/refusal-note.tsx';

/** Deletes a record after a question; a refusal says what depends on it. */
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
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function confirm(): Promise<void> {
    const result = await send();
    setAsking(false);
    if (!result.ok) return setRefusal(result);
    show({ text: t`${name} is deleted` });
    onDeleted();
  }

  return (
    <Stack gap={4}>
      {refusal !== null && (
        <Note kind="error" isLive>
          <RefusalWords refusal={refusal} />
        </Note>
      )}
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
        cancelLabel={t`Keep it`}
        isDanger
        onConfirm={confirm}
      >
        <Trans>The record goes; the audit trail keeps what it was and who deleted it.</Trans>
      </Confirm>
    </Stack>
  );
}
