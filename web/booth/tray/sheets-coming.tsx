import { Trans } from '@lingui/react/macro';
import { useConnection } from '../../live/pool/use-document.tsx';
import { QuietPage } from '../frame/quiet-page.tsx';
import type { Booth } from '../tray-state/use-booth.ts';

/** The page while the sheets of the tray are loading, or if one cannot be read. */
export function SheetsComing({ booth }: { readonly booth: Booth }) {
  const { state } = useConnection();
  const unreadable = [...booth.sheets.entries()].filter(([, { problem }]) => problem !== null);
  if (unreadable.length > 0) {
    const codes = unreadable.map(([code]) => code).join(', ');
    return (
      <QuietPage title={<Trans>A sheet is unreadable here</Trans>}>
        <Trans>Glass {codes}: reload the page, or call the leader.</Trans>
      </QuietPage>
    );
  }
  return (
    <QuietPage title={<Trans>Loading your sheets</Trans>}>
      {state === 'connected' ? (
        <Trans>They are on their way to this device.</Trans>
      ) : (
        <Trans>No connection yet; they come with it.</Trans>
      )}
    </QuietPage>
  );
}
