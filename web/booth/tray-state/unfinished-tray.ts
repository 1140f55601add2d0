import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import type { KeptTray } from '../../live/device/offline/offline-entries.ts';
import { isHandedIn } from './glass-state.ts';
import type { Booth } from './use-booth.ts';

/**
 * The unfinished tray that stays on the device through the sign-out: the documents of the tray and
 * of its unsealed sheets (BTH-33). A finished tray keeps none. The counts of its progress are shown
 * on the offline sign-in page. Null while the sheets load.
 */
export function unfinishedTray({
  place,
  tray,
  glasses,
  step,
}: Pick<Booth, 'place' | 'glasses' | 'step'> & {
  readonly tray: Pick<Booth['tray'], 'date'>;
}): { readonly tray: KeptTray; readonly documents: readonly string[] } | null {
  if (step.kind === 'loading') return null;
  const open = glasses.filter(({ sealed }) => sealed === null);
  const isDone = step.kind === 'closed' || open.length === 0;
  return {
    tray: {
      session: place.session,
      date: tray.date,
      glasses: glasses.length,
      handedIn: glasses.filter(isHandedIn).length,
      begun: glasses.filter(({ state }) => state.kind === 'open').length,
    },
    documents: isDone
      ? []
      : [
          trayName(place, place.taster),
          ...open.map(({ code }) => sheetName(place, place.taster, code)),
        ],
  };
}
