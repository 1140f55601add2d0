import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The button that enters and leaves full screen; nothing where the browser does not support it. */
export function FullScreen() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const change = isFull
    ? () => document.exitFullscreen()
    : () => document.documentElement.requestFullscreen();
  return (
    <IconButton
      size="booth"
      icon={isFull ? Minimize : Maximize}
      label={isFull ? t`Leave full screen` : t`Full screen`}
      onPress={() => {
        // If the browser refuses, the page stays as it is.
        change().catch(() => {});
      }}
    />
  );
}
