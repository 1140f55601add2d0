import { useRouter, useSearch } from '@tanstack/react-router';
import { ownAddress } from '../../parts/page/return-url.ts';
import { CalibrationScreen } from './calibration-screen.tsx';

/** The page /intra/calibration: measures this screen, then goes back to where it was asked for. */
export function CalibrationPage() {
  const router = useRouter();
  const { returnUrl } = useSearch({ strict: false });
  return (
    <CalibrationScreen
      reason="asked"
      onDone={() => router.history.push(ownAddress(returnUrl, '/intra'))}
    />
  );
}
