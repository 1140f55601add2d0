import { Plural } from '@lingui/react/macro';
import { Ruler } from 'lucide-react';
import { Icon } from '../ui/icon/icon.tsx';
import { calibrationAge } from './calibration/calibration.ts';
import { useCalibration } from './calibration/use-calibration.ts';
import * as style from './tray-view.css.ts';

/** When this screen was calibrated; nothing when it holds no calibration. */
export function CalibratedLine() {
  const { state } = useCalibration();
  if (state.kind !== 'valid') return null;
  const days = calibrationAge(state.calibration, Date.now());
  return (
    <p className={style.calibrated}>
      <Icon of={Ruler} size={16} />
      <Plural
        value={days}
        _0="This screen was calibrated today"
        one="This screen was calibrated # day ago"
        other="This screen was calibrated # days ago"
      />
    </p>
  );
}
