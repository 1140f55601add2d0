import { assessmentHref, boardHref } from '../../live/session/board-addresses.ts';
import { Link } from '../../ui/link/link.tsx';

/** The sessions of a row as links to the assessment of its sample, where its sheets are. */
export function GlassLinks(props: {
  readonly sessions: readonly string[];
  readonly sample: string | undefined;
}) {
  const { sessions, sample } = props;
  return (
    <>
      {[...new Set(sessions)].map((session, place) => (
        <span key={session}>
          {place > 0 ? ', ' : ''}
          <Link
            href={
              sample === undefined
                ? boardHref(Number(session))
                : assessmentHref(Number(session), sample)
            }
          >
            {session}
          </Link>
        </span>
      ))}
    </>
  );
}
