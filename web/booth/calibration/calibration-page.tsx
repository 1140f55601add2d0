import { useRouter, useSearch } from '@tanstack/react-router';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { CalibrationScreen } from './calibration-screen.tsx';

/** The page /intra/calibration: measures this screen, then goes back to where it was asked for. */
export function CalibrationPage() {
  const router = useRouter();
  const { returnUrl } = useSearch({ from: '/intra/calibration' });
  return (
    <CalibrationScreen
      reason="asked"
      onDone={() => router.history.push(ownAddress(returnUrl, address('/intra')))}
    />
  );
}
