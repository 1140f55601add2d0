import { Trans } from '@lingui/react/macro';
import { useFormat } from '../i18n/use-format.ts';
import { useConnection, useIsRefusedHere } from '../live/pool/use-document.tsx';
import { Connection } from '../ui/connection/connection.tsx';

/**
 * The connection status in the header: connected, reconnecting or offline. It is never a banner
 * over the work.
 */
export function ConnectionMark({
  isBrief = true,
}: {
  /** While connected, shows the icon alone: for a header with little space. */
  readonly isBrief?: boolean;
}) {
  const connection = useConnection();
  const isRefused = useIsRefusedHere();
  const write = useFormat();
  if (connection.state === 'connected')
    return (
      <Connection state="connected" isBrief={isBrief}>
        <Trans>Connected</Trans>
      </Connection>
    );
  if (connection.state === 'connecting')
    return (
      <Connection state="reconnecting">
        {isRefused ? (
          <Trans>Reconnecting; keep this page open</Trans>
        ) : (
          <Trans>Reconnecting, nothing is lost</Trans>
        )}
      </Connection>
    );
  const since = write.instant(connection.since);
  return (
    <Connection state="offline">
      {isRefused ? (
        <Trans>Offline since {since}; keep this page open</Trans>
      ) : (
        <Trans>Offline since {since}</Trans>
      )}
    </Connection>
  );
}
