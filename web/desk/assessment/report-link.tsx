import { Trans } from '@lingui/react/macro';
import { FileCheck } from 'lucide-react';
import { reportOfHref } from '../../live/session/board-addresses.ts';
import type { LiveSession } from '../../live/session/use-board.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/**
 * The link to the report of a sample (RPT-1); null for a session that is not validated, or for
 * training.
 */
export function ReportLink(props: {
  readonly record: LiveSession['record'];
  readonly sample: string;
}) {
  const { session, state, training } = props.record;
  if (state !== 'validated' || training) return null;
  return (
    <LinkButton icon={FileCheck} href={reportOfHref(session, props.sample)}>
      <Trans>Report</Trans>
    </LinkButton>
  );
}
