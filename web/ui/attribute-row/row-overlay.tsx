import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './attribute-row.css.ts';

/** Overlay that a row opens over the rows below it, until its close button or Escape closes it. */
export function RowOverlay({
  closeLabel,
  onClose,
  children,
}: {
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is inside.
    <div
      className={styles.overlay}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      ref={place}
    >
      {children}
      <div className={styles.close}>
        <IconButton icon={X} label={closeLabel} onPress={onClose} size="booth" />
      </div>
    </div>
  );
}
