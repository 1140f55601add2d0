import { Trans, useLingui } from '@lingui/react/macro';
import { isNearlyFull } from '../../live/device/storage-quota.ts';
import { useStorageQuota } from '../../live/device/use-storage-quota.ts';
import { useStorageQuotaWords } from '../../live/device/use-storage-quota-words.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Note } from '../../ui/note/note.tsx';
import * as css from './offline-sign-in-page.css.ts';
import type { TasterHere } from './use-tasters-here.ts';

/** A summary of the data on this device: counts only, nothing of its content. */
export function StoredDataSummary({ tasters }: { readonly tasters: readonly TasterHere[] }) {
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
