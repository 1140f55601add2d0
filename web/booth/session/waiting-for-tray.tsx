import { Trans, useLingui } from '@lingui/react/macro';
import { useConnection } from '../../live/pool/use-document.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { BoothFooter } from '../frame/booth-footer.tsx';
import { BoothFrame } from '../frame/booth-frame.tsx';
import { NoBooth } from '../frame/no-booth.tsx';
import { QuietPage } from '../frame/quiet-page.tsx';
import { signInAgain } from '../frame/signed-out-note.tsx';
import { type NoBoothView, noTrayReason } from '../tray-state/no-tray-reason.ts';

/**
 * The page without a tray: it is loading, cannot be read, the account is signed out, or has no tray
 * in this session.
 */
export function WaitingForTray({ view }: { readonly view: NoBoothView }) {
  const { t } = useLingui();
  const { state } = useConnection();
  const waiting = noTrayReason(view);
  switch (waiting.kind) {
    case 'unreadable':
      return (
        <BoothFrame footer={<BoothFooter />}>
          <QuietPage title={<Trans>Your tray is unreadable here</Trans>}>
            <Trans>Reload the page, or call the leader ({waiting.code}).</Trans>
          </QuietPage>
        </BoothFrame>
      );
    case 'signed-out':
      return (
        <BoothFrame footer={<BoothFooter />}>
          <QuietPage
            title={<Trans>You are signed out</Trans>}
            acts={
              <LinkButton
                variant="primary"
                size="booth"
                href={signInAgain()}
              >{t`Sign in`}</LinkButton>
            }
          >
            <Trans>Your marks are safe on this device.</Trans>
          </QuietPage>
        </BoothFrame>
      );
    case 'no-tray':
      return <NoBooth why="no-tray" />;
    case 'loading':
      return (
        <BoothFrame footer={<BoothFooter />}>
          <QuietPage title={<Trans>Loading your tray</Trans>}>
            {state === 'connected' ? (
              <Trans>It appears here when the session starts.</Trans>
            ) : (
              <Trans>No connection yet; the tray comes with it.</Trans>
            )}
          </QuietPage>
        </BoothFrame>
      );
  }
}
