import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { address } from '../page/address.ts';

/** Link button that opens the plan of a new session. */
export function NewSessionButton() {
  return (
    <LinkButton href={address('/intra/sessions/{-$code}')} variant="primary" icon={CalendarPlus}>
      <Trans>Plan a session</Trans>
    </LinkButton>
  );
}
