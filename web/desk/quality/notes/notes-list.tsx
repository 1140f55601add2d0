import { Trans, useLingui, useLingui as useMacro } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { request } from '../../../parts/http/request.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { useDone } from '../../../parts/messages/use-done.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import * as styles from './notes-list.css.ts';
import { NOTES_KEY } from './use-point-notes.ts';

/**
 * The notes on the points of a chart, with author and date, each under its footnote sign (QUA-5).
 */
export function NotesList(props: {
  readonly label: string;
  readonly notes: readonly PointNote[];
  readonly signOf: (note: PointNote) => string;
}) {
  const { label, notes, signOf } = props;
  const { t } = useLingui();
  const write = useFormat();
  const isLeader = useMe().role === 'jefespanel';
  if (notes.length === 0) return null;
  return (
    <ul aria-label={t`Notes to ${label}`} className={styles.list}>
      {notes.map((note) => (
        <li key={note.id}>
          <span aria-hidden>{signOf(note)} </span>
          <Link href={boardHref(note.session)}>
            <Trans>Session {note.session}</Trans>
          </Link>
          {write.colon}
          {note.day === null ? null : (
            <strong>
              <Trans>Retraining done on {write.day(note.day)}.</Trans>{' '}
            </strong>
          )}
          {note.struck === null ? note.text : <del>{note.text}</del>}{' '}
          <Text tone="muted">
            {note.by}, {write.instant(note.at)}
            {note.struck === null ? null : (
              <>
                {'. '}
                <Trans>
                  Struck by {note.struck.by}, {write.instant(note.struck.at)}: {note.struck.reason}
                </Trans>
              </>
            )}
          </Text>
          {isLeader && note.struck === null ? <StrikeNote note={note} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The button and dialog that strike a note, with a reason; the note stays readable (QUA-55). */
function StrikeNote({ note }: { readonly note: PointNote }) {
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
