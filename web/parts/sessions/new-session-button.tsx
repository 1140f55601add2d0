import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** Leads to a new session. */
export function NewSessionButton() {
  return (
    <LinkButton href="/intra/sessions" variant="primary" icon={CalendarPlus}>
      <Trans>Plan a session</Trans>
    </LinkButton>
  );
}
