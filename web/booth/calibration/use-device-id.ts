import { useMemo } from 'react';
import { deviceId, deviceStorage } from './calibration-store.ts';

/** The device id of this device (CAL-4). */
export const useDeviceId = (): string =>
  useMemo(() => deviceId(deviceStorage(), navigator.userAgent), []);
