import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { request } from '../../../parts/http/request.ts';
import { refusalMessage } from '../../../parts/messages/refusal-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { NOTES_KEY } from './use-point-notes.ts';

/** QUA-5: strikes a note, with the reason; it stays readable. */
export function StrikeNote({ note }: { readonly note: PointNote }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const show = useToast();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  async function strike(reason: string): Promise<void> {
    const struck = await request('POST /api/quality/notes/:note/strike', {
      params: { note: note.id },
      body: { reason },
    });
    await queries.invalidateQueries({ queryKey: NOTES_KEY });
    if (!struck.ok) show({ text: i18n._(refusalMessage(struck)), isToRead: true });
  }
  return (
    <>
      {' '}
      <span data-screen-only="">
        <Button size="dense" variant="plain" onPress={() => setOpen(true)}>
          <Trans>Strike the note</Trans>
        </Button>
      </span>
      <Confirm
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t`Strike this note?`}
        cancelLabel={t`Keep it`}
        confirmLabel={t`Strike the note`}
        isDanger
        reason={{
          label: t`Reason`,
          requiredText: t`required`,
          missingText: t`A reason is needed`,
        }}
        onConfirm={strike}
      >
        <Trans>It stays readable, crossed out, with your name and the reason.</Trans>
      </Confirm>
    </>
  );
}
