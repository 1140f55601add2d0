import { useMemo } from 'react';
import { deviceId, deviceStorage } from './calibration-store.ts';

/** CAL-4: the name of this device. */
export const useDeviceId = (): string =>
  useMemo(() => deviceId(deviceStorage(), navigator.userAgent), []);
