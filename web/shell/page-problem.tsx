import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { refusalOf } from '../parts/http/problem-error.ts';
import { RefusalWords } from '../parts/messages/refusal-note.tsx';
import { address } from '../parts/page/address.ts';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Notice } from './notice.tsx';
import { AccessDenied } from './require-me.ts';
import type { ScreenGroup } from './screen-roles.ts';

/** The text of a denial: which roles may open the screen, and whom to ask. */
function DeniedWords({ group }: { readonly group: ScreenGroup }) {
  switch (group) {
    case 'leader':
      return <Trans>Only panel leaders may open this page.</Trans>;
    case 'booth':
      return <Trans>Sign in as a taster to open this page.</Trans>;
    default:
      return <Trans>Only panel leaders and assistants may open this page.</Trans>;
  }
}

/**
 * The error page of the router (error boundary): access denied, or what failed with a button to
 * retry.
 */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const isDenied = error instanceof AccessDenied;
  usePageTitle(isDenied ? t`Access denied` : t`This page could not be shown`);
  if (isDenied)
    return (
      <Notice
        title={<Trans>Access denied</Trans>}
        action={
          <LinkButton href={address('/intra')} variant="primary">
            <Trans>Go to your start page</Trans>
          </LinkButton>
        }
      >
        <DeniedWords group={error.group} />
      </Notice>
    );
  return (
    <Notice
      isAlert
      title={<Trans>This page could not be shown</Trans>}
      action={
        <Button
          variant="primary"
          onPress={() => {
            reset();
            void router.invalidate();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <RefusalWords refusal={refusalOf(error)} />
    </Notice>
  );
}
