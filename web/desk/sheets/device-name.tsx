import { Trans } from '@lingui/react/macro';
import { shownDevice } from '../../parts/people/named-device.ts';

/** EVL-2: the device of a sheet by the name people know it by. */
export function DeviceName({ device }: { readonly device: string }) {
  const { name, figures } = shownDevice(device);
  if (figures === null) return name === '' ? '–' : name;
  return name === '' ? <Trans>Device …{figures}</Trans> : `${name} …${figures}`;
}
