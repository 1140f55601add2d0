import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * Offers a newer version of the page: at the desk on every page, in the booth on pages other than a
 * sheet and the calibration (PWA-2). It waits until the user accepts.
 */
export function UpdateNote({ size = 'desk' }: { readonly size?: 'desk' | 'booth' }) {
  const { t } = useLingui();
  const { update } = useRouter().options.context;
  const isWaiting = useSyncExternalStore(update.subscribe, update.isWaiting);
  const [isLater, setLater] = useState(false);
  if (!isWaiting || isLater) return null;
  return (
    <Note
      kind="info"
      isLive
      title={t`A newer version of Verdial is ready`}
      actions={
        <>
          <Button size={size} onPress={update.take}>{t`Load it now`}</Button>
          <Button size={size} variant="plain" onPress={() => setLater(true)}>{t`Later`}</Button>
        </>
      }
    >
      <Trans>It takes a moment. Your marks are kept.</Trans>
    </Note>
  );
}
