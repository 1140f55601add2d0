import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useConnection, useIsRefusedHere } from '../../live/pool/use-document.tsx';
import { Connection } from '../../ui/connection/connection.tsx';

/**
 * The connection status in the booth: connected, reconnecting or offline. It says that nothing is
 * lost, if that is true (BTH-54).
 */
export function BoothConnection() {
  const { t } = useLingui();
  const write = useFormat();
  const connection = useConnection();
  const isRefused = useIsRefusedHere();
  switch (connection.state) {
    case 'connected':
      return <Connection state="connected">{t`Connected`}</Connection>;
    case 'connecting':
      return (
        <Connection state="reconnecting">
          {isRefused ? t`Reconnecting` : t`Reconnecting, nothing is lost`}
        </Connection>
      );
    case 'offline': {
      const clock = write.clock(connection.since);
      return (
        <Connection state="offline">
          {isRefused
            ? t`Offline since ${clock}`
            : t`Offline since ${write.clock(connection.since)}; go on, nothing is lost`}
        </Connection>
      );
    }
  }
}
