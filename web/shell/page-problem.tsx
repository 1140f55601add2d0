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

/** What stands where a screen could not: the denial in words, or what went wrong and how to go on. */
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
        <Trans>Your role does not give access to this page.</Trans>
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
