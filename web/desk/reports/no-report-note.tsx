import { Trans } from '@lingui/react/macro';
import type { Answer } from '../../../domain/api/answers.ts';
import { readRefusal } from '../../../domain/read-refusal.ts';
import { reportOfHref } from '../../live/session/board-addresses.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';

type Why = NonNullable<Answer<'GET /api/sessions/:session/report/:sample'>['refusal']>;

/**
 * The message on why no report can be issued here, with a link to the session that has it, if there
 * is one (RPT-3).
 */
export function NoReportNote({
  refusal,
  sample,
}: {
  readonly refusal: Why;
  readonly sample: string;
}) {
  const { code, session } = refusal;
  const read = readRefusal({ code, data: session === null ? {} : { session } });
  return (
    <Note
      kind="info"
      actions={
        session === null ? undefined : (
          <Link href={reportOfHref(session, sample)}>
            <Trans>Report of session {session}</Trans>
          </Link>
        )
      }
    >
      {read === null ? code : <RefusalWords refusal={read} />}
    </Note>
  );
}
