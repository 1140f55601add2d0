import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useConnection } from '../../live/pool/use-document.tsx';
import { Connection } from '../../ui/connection/connection.tsx';

/** Whether there is a way to the server; without one, that nothing is lost. */
export function BoothConnection() {
  const { t } = useLingui();
  const write = useFormat();
  const connection = useConnection();
  switch (connection.state) {
    case 'connected':
      return <Connection state="connected">{t`Connected`}</Connection>;
    case 'connecting':
      return <Connection state="reconnecting">{t`Reconnecting, nothing is lost`}</Connection>;
    case 'offline':
      return (
        <Connection state="offline">
          {t`Offline since ${write.clock(connection.since)}; go on, all is kept here`}
        </Connection>
      );
  }
}
