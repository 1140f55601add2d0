import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterStatus, type TasterStatus } from '../../../domain/tasters/taster-status.ts';

/** Message with the name of a taster's status (STS-1). */
export function tasterStatusMessage(status: TasterStatus): MessageDescriptor {
  switch (status) {
    case 'training':
      return msg({ context: 'taster', message: 'In training' });
    case 'qualified':
      return msg({ context: 'taster', message: 'Qualified' });
    case 'suspended':
      return msg({ context: 'taster', message: 'Suspended' });
    case 'retired':
      return msg({ context: 'taster', message: 'Retired' });
  }
}

/**
 * Message for the server's reason to leave a sheet out (STS-4). Null for a reason that a person
 * wrote.
 */
export function leftOutMessage(reason: string): MessageDescriptor | null {
  const status = /^status: (\w+)$/.exec(reason)?.[1];
  return isTasterStatus(status) ? tasterStatusMessage(status) : null;
}
