import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { marksHref, pointsHref } from '../../live/session/board-addresses.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/**
 * The download link of a session's answers as a file (EXP-1). During tasting the file has only the
 * glasses whose results are shown (SHT-8).
 */
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
