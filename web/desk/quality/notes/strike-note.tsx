import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { request } from '../../../parts/http/request.ts';
import { useDone } from '../../../parts/messages/use-done.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { NOTES_KEY } from './use-point-notes.ts';

/** The button and dialog that strike a note, with a reason; the note stays readable (QUA-55). */
export function StrikeNote({ note }: { readonly note: PointNote }) {
  const { t } = useMacro();
  const done = useDone();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const asked = useReason();
  async function strike(reason: string): Promise<void> {
    const struck = await request('POST /api/quality/notes/:note/strike', {
      params: { note: note.id },
      body: { reason },
    });
    await queries.invalidateQueries({ queryKey: NOTES_KEY });
    done(struck);
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
        cancelLabel={t`Cancel`}
        confirmLabel={t`Strike the note`}
        isDanger
        reason={asked}
        onConfirm={strike}
      >
        <Trans>Stays readable, struck, with name and reason.</Trans>
      </Confirm>
    </>
  );
}
