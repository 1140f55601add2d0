import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, FlaskConical, UserPlus } from 'lucide-react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Empty state of the start page in a new panel, with links to the first steps. */
export function FirstSteps() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={CalendarPlus}
      title={t`The panel has no session yet`}
      actions={
        <>
          <LinkButton href={address('/intra/tasters/{-$code}')} icon={UserPlus}>
            <Trans>Register a taster</Trans>
          </LinkButton>
          <LinkButton href={address('/intra/samples/{-$code}')} icon={FlaskConical}>
            <Trans>Register a sample</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Register samples, and tasters with accounts; then plan a session.</Trans>
    </EmptyState>
  );
}
