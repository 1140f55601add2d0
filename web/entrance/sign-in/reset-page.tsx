import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { AskReset } from './ask-reset.tsx';
import { EndReset } from './end-reset.tsx';

/**
 * The password reset page: requests a reset link, or sets a new password if the address has the
 * token of that link.
 */
export function ResetPage() {
  const { t } = useLingui();
  const { token } = useSearch({ from: '/reset' });
  usePageTitle(t`Forgot password`);
  return (
    <EntranceLayout>
      {token === undefined ? <AskReset /> : <EndReset token={token} />}
    </EntranceLayout>
  );
}
