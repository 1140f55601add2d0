import type { ReactNode } from 'react';
import type { KeptCalibration } from './calibration.ts';
import { CalibrationScreen } from './calibration-screen.tsx';
import { NoRoom } from './no-room.tsx';
import { useCalibration } from './use-calibration.ts';

/**
 * Shows its content only where 100 mm are 100 mm; else measures in the same place, so that a sheet half done comes
 * back by itself. A pinched or narrow window is explained.
 */
export function CalibrationGate({
  end,
  children,
}: {
  /** At the end of the head while it measures: whom to call, and the way out. */
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
