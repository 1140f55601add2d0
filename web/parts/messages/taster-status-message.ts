import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterStatus, type TasterStatus } from '../../../domain/tasters/taster-status.ts';

/** STS-1: a taster's status in a word or two. */
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

/** STS-4: why the server left a sheet out, in words; null for a reason that a person wrote. */
export function leftOutMessage(reason: string): MessageDescriptor | null {
  const status = /^status: (\w+)$/.exec(reason)?.[1];
  return isTasterStatus(status) ? tasterStatusMessage(status) : null;
}
