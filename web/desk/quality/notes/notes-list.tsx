import { Trans, useLingui } from '@lingui/react/macro';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import * as styles from './notes-list.css.ts';
import { StrikeNote } from './strike-note.tsx';

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
