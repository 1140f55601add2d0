import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { marksHref, pointsHref } from '../../live/session/board-addresses.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** EXP-1, SHT-8: the answers of a session as a file; while it is tasted, of the glasses whose results are shown. */
export function AnswersLink(props: { readonly session: number; readonly isScored: boolean }) {
  const { session, isScored } = props;
  return isScored ? (
    <LinkButton href={pointsHref(session)} icon={Download} variant="quiet" download>
      <Trans>Download the answers (points_long.csv)</Trans>
    </LinkButton>
  ) : (
    <LinkButton href={marksHref(session)} icon={Download} variant="quiet" download>
      <Trans>Download the answers (marks_long.csv)</Trans>
    </LinkButton>
  );
}
