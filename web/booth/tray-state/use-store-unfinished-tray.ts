import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keptTraySchema } from '../../live/device/offline/offline-entries.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { unfinishedTray } from './unfinished-tray.ts';
import type { BoothView } from './use-booth.ts';

/** Stores the unfinished tray on this device, for an offline sign-in (BTH-33). */
export function useStoreUnfinishedTray(view: BoothView): void {
  const me = useMe();
  const { pools } = useRouter().options.context;
  const staying = view.kind === 'booth' ? unfinishedTray(view.booth) : null;
  const told = staying === null ? null : JSON.stringify(staying.tray);
  const names = staying === null ? null : staying.documents.join(' ');
  useEffect(() => {
    if (told === null || names === null) return;
    void pools.stay(
      me,
      keptTraySchema.parse(JSON.parse(told)),
      names === '' ? [] : names.split(' '),
    );
  }, [pools, me, told, names]);
}
