import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { onDevices } from './board.css.ts';

/**
 * The note that a taster's sheets are open on more than one device (BRD-13). It is below the name,
 * where it causes no layout shift of columns.
 */
export function DeviceCountNote({ count }: { readonly count: number }) {
  if (count < 2) return null;
  return (
    <div className={onDevices}>
      <StateMark state="flag">
        <Trans>On {count} devices</Trans>
      </StateMark>
    </div>
  );
}
