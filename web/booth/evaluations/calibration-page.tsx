import { useRouter, useSearch } from '@tanstack/react-router';
import { useMe } from '../../parts/http/use-me.ts';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { CalibrationScreen } from '../calibration/calibration-screen.tsx';
import { mustCalibrate } from '../calibration/must-calibrate.ts';
import { BoothAccount } from '../frame/booth-account.tsx';
import { CalibrationCall } from './calibration-call.tsx';

/**
 * The page `/intra/calibration`: calibrates this screen, then goes back to the page that asked for
 * it. A taster on a device without a calibration can only calibrate or sign out (CAL-6).
 */
export function CalibrationPage() {
  const router = useRouter();
  const isTaster = useMe().role === 'catadores';
  const { returnUrl } = useSearch({ from: '/intra/calibration' });
  return (
    <CalibrationScreen
      reason="asked"
      mayLeave={!isTaster || !mustCalibrate(localStorage)}
      end={
        isTaster && (
          <>
            <CalibrationCall />
            <BoothAccount />
          </>
        )
      }
      onDone={() => router.history.push(ownAddress(returnUrl, address('/intra')))}
    />
  );
}
