import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../app/use-page-title.ts';
import { AskReset } from './ask-reset.tsx';
import { Door } from './door.tsx';
import { EndReset } from './end-reset.tsx';

/** Forgot password: asks for the user name; the link of the mail comes back here with its token. */
export function ResetPage() {
  const { t } = useLingui();
  const { token } = useSearch({ from: '/reset' });
  usePageTitle(t`Forgot password`);
  return <Door>{token === undefined ? <AskReset /> : <EndReset token={token} />}</Door>;
}
