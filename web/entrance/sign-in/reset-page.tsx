import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { AskReset } from './ask-reset.tsx';
import { EndReset } from './end-reset.tsx';

/** Forgot password: asks for the user name; the link of the mail comes back here with its token. */
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
