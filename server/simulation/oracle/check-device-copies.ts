import { isKeptOnDevice } from '../../../domain/documents/device-work.ts';
import type { Device } from '../installation/device.ts';
import { difference, docOf } from './stored-copy.ts';
import { Violation } from './violation.ts';

/**
 * Checks the offline copies (SYN-59): what a page reports as saved on its device is there, as the
 * next page would read it. A copy that is being deleted is skipped: its content is quarantined on
 * the device.
 */
export function checkDeviceCopies(devices: readonly Device[]): void {
  for (const { name: device, actor, documents, disk, page } of devices)
    for (const name of documents) {
      const handle = page().pool.handle(name);
      if (handle === null || !isKeptOnDevice(name, actor.role)) continue;
      const { onDevice, ready } = handle.status();
      if (!onDevice || !ready || disk.makesRoom(name)) continue;
      const lost = difference(handle.doc, docOf(disk.copies().get(name) ?? []));
      if (lost !== '') throw new Violation('SYN-59', `${device} does not have of ${name}: ${lost}`);
    }
}
