import { Plural } from '@lingui/react/macro';
import { Ruler } from 'lucide-react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as style from './calibrated-line.css.ts';
import { calibrationAge } from './calibration.ts';
import { useCalibration } from './use-calibration.ts';

/**
 * A line that says how many days ago this screen was calibrated; nothing without a valid
 * calibration.
 */
export function CalibratedLine() {
  const { state } = useCalibration();
  if (state.kind !== 'valid') return null;
  const days = calibrationAge(state.calibration, Date.now());
  return (
    <p className={style.calibrated}>
      <Icon of={Ruler} size={16} />
      <Plural
        value={days}
        _0="Screen calibrated today"
        one="Screen calibrated # day ago"
        other="Screen calibrated # days ago"
      />
    </p>
  );
}
