import type { ReactNode } from 'react';
import type { KeptCalibration } from './calibration.ts';
import { CalibrationScreen } from './calibration-screen.tsx';
import { NoRoom } from './no-room.tsx';
import { useCalibration } from './use-calibration.ts';

/**
 * Renders its content only while the calibration is valid, so that 100 mm are 100 mm. Otherwise it
 * shows the calibration in the same place, and a half-filled sheet comes back afterwards. For a
 * pinch zoom or a narrow window it explains what to do.
 */
export function CalibrationGate({
  end,
  children,
}: {
  /**
   * At the end of the header while the calibration is shown: the call for the leader and the
   * account menu.
   */
  readonly end: ReactNode;
  readonly children: (calibration: KeptCalibration) => ReactNode;
}) {
  const { state } = useCalibration();
  switch (state.kind) {
    case 'valid':
      return children(state.calibration);
    case 'pinched':
    case 'too-narrow':
      return <NoRoom state={state} end={end} />;
    case 'none':
    case 'zoom-changed':
    case 'display-changed':
      return <CalibrationScreen reason={state.kind} end={end} />;
  }
}
