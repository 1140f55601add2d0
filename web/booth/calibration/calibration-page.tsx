import { useRouter, useSearch } from '@tanstack/react-router';
import { useMe } from '../../parts/http/use-me.ts';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { BoothAccount } from '../frame/booth-account.tsx';
import { CalibrationScreen } from './calibration-screen.tsx';
import { mustCalibrate } from './must-calibrate.ts';

/**
 * The page /intra/calibration: measures this screen, then goes back to where it was asked for. A taster whose device was never
 * measured has no way past it but to sign out (CAL-6).
 */
export function CalibrationPage() {
  const router = useRouter();
  const isTaster = useMe().role === 'catadores';
  const { returnUrl } = useSearch({ from: '/intra/calibration' });
  return (
    <CalibrationScreen
      reason="asked"
      mayLeave={!isTaster || !mustCalibrate(localStorage)}
      end={isTaster ? <BoothAccount /> : null}
      onDone={() => router.history.push(ownAddress(returnUrl, address('/intra')))}
    />
  );
}
