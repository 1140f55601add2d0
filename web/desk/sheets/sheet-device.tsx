import { Trans } from '@lingui/react/macro';
import { shownDevice } from '../../parts/people/named-device.ts';

/** Name of the device on which a sheet was filled in (EVL-2). */
export function SheetDevice({ device }: { readonly device: string }) {
  const { name, figures } = shownDevice(device);
  if (figures === null) return name === '' ? '–' : name;
  return name === '' ? <Trans>Device …{figures}</Trans> : `${name} …${figures}`;
}
