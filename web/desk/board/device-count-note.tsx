import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { onDevices } from './board.css.ts';

/**
 * BRD-13: said only where a taster's sheets are open on more than one device; below the name, where
 * it moves no column.
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
