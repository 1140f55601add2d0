import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../app/use-page-title.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Door } from './door.tsx';

/** What to do about a forgotten password: the panel leader sets a new one on the taster's record. */
export function ResetPage() {
  const { t } = useLingui();
  usePageTitle(t`Forgot password`);
  return (
    <Door>
      <h1>
        <Trans>Forgot password</Trans>
      </h1>
      <p>
        <Trans>Your panel leader can give you a new one.</Trans>
      </p>
      <div>
        <Trans>
          Passwords of tasters are set on the taster’s record, in the register of the panel. Nobody
          can read an old one. Your sheets and marks stay as they are.
        </Trans>
      </div>
      <div>
        <LinkButton href="/login">
          <Trans>Back to sign in</Trans>
        </LinkButton>
      </div>
    </Door>
  );
}
