import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '../../../domain/account/me.ts';
import { isNearlyFull } from '../../live/device/storage-quota.ts';
import { useStorageQuota } from '../../live/device/use-storage-quota.ts';
import { useStorageQuotaWords } from '../../live/device/use-storage-quota-words.ts';
import { LanguageMenu } from '../../parts/page/language-menu.tsx';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Connection } from '../../ui/connection/connection.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { IdleSignOutNote } from './idle-sign-out-note.tsx';
import { OfflinePasswordForm } from './offline-password-form.tsx';
import * as css from './offline-sign-in-page.css.ts';
import { OfflineTasterRow } from './offline-taster-row.tsx';
import type { TasterHere } from './use-tasters-here.ts';

/**
 * The sign-in page without a network: the tasters who signed in on this device before, and the
 * password of one of them (BTH-31).
 */
export function OfflineSignInPage({
  tasters,
  isTrying,
  onLook,
  onEntered,
  onTry,
}: {
  readonly tasters: readonly TasterHere[];
  readonly isTrying: boolean;
  /** Reads the tasters of this device again. */
  readonly onLook: () => void;
  readonly onEntered: (me: Me) => Promise<void>;
  readonly onTry: () => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const waiting = tasters.reduce((total, taster) => total + taster.waiting, 0);
  return (
    <BoothShell
      align="fill"
      header={
        <>
          <BrandMark word="Verdial" />
          <Spacer />
          {/* Wrapped: a direct child of the header takes a line of its own in portrait. */}
          <div>
            <Connection state="offline">
              {waiting === 0 ? t`No network` : t`No network, ${waiting} to send`}
            </Connection>
          </div>
        </>
      }
      footer={
        <>
          <LanguageMenu />
          <Spacer />
          <Text tone="muted" size={16}>
            <Trans>Calls need the network: raise your hand.</Trans>
          </Text>
          <Button size="booth" icon={RefreshCw} pending={isTrying} onPress={onTry}>
            {t`Try the network now`}
          </Button>
        </>
      }
    >
      <div className={css.page}>
        <section className={css.people}>
          <h1>
            <Trans>No network, and you can taste</Trans>
          </h1>
          <p>
            <Trans>Taste, sign and hand in; all is sent when the network is back.</Trans>
          </p>
          <IdleSignOutNote />
          <h2>
            <Trans>Who is tasting?</Trans>
          </h2>
          <ul className={css.list} aria-label={t`Who is tasting?`}>
            {tasters.map((taster) => (
              <li key={taster.entry.user}>
                <OfflineTasterRow
                  taster={taster}
                  isChosen={chosen === taster.entry.user}
                  onChoose={() => setChosen(taster.entry.user)}
                />
                {chosen === taster.entry.user && taster.standing.kind === 'ready' && (
                  <OfflinePasswordForm
                    entry={taster.entry}
                    onEntered={onEntered}
                    onRefused={onLook}
                  />
                )}
              </li>
            ))}
            <li>
              <div className={css.row} data-disabled>
                <span className={css.dot} />
                <span>
                  <span className={css.name}>
                    <Trans>Somebody else</Trans>
                  </span>
                  <span className={css.about}>
                    <Trans>Not signed in on this device before.</Trans>
                  </span>
                </span>
                <span className={css.state}>
                  <Icon of={CloudOff} />
                  <Trans>Needs the network</Trans>
                </span>
              </div>
            </li>
          </ul>
        </section>
        <StoredDataSummary tasters={tasters} />
      </div>
    </BoothShell>
  );
}

/** A summary of the data on this device: counts only, nothing of its content. */
function StoredDataSummary({ tasters }: { readonly tasters: readonly TasterHere[] }) {
  const { t } = useLingui();
  const room = useStorageQuota();
  const words = useStorageQuotaWords();
  const trays = tasters.flatMap(({ entry }) => entry.trays);
  const sum = (of: (tray: (typeof trays)[number]) => number) =>
    String(trays.reduce((total, tray) => total + of(tray), 0));
  const waiting = tasters.reduce((total, taster) => total + taster.waiting, 0);
  return (
    <aside className={css.held} aria-label={t`On this device`}>
      <h2>
        <Trans>On this device</Trans>
      </h2>
      <DefinitionList
        items={[
          { term: t`Glasses of open trays`, value: sum(({ glasses }) => glasses) },
          { term: t`Sheets handed in`, value: sum(({ handedIn }) => handedIn) },
          { term: t`Sheets begun, not signed`, value: sum(({ begun }) => begun) },
          { term: t`Waiting to be sent`, value: String(waiting) },
          ...(room === null ? [] : words(room)),
        ]}
      />
      {room !== null && isNearlyFull(room) && (
        <Note kind="error" isLive title={t`This device is almost full`}>
          <Trans>Free room on it before you go on.</Trans>
        </Note>
      )}
      <Note kind="info">
        <Trans>Locked with its taster’s key, and kept until the server has stored it.</Trans>
      </Note>
    </aside>
  );
}
