import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterStatus, type TasterStatus } from '../../../domain/tasters/taster-status.ts';

const STATUSES: Readonly<Record<TasterStatus, MessageDescriptor>> = {
  training: msg({ context: 'taster', message: 'In training' }),
  qualified: msg({ context: 'taster', message: 'Qualified' }),
  suspended: msg({ context: 'taster', message: 'Suspended' }),
  retired: msg({ context: 'taster', message: 'Retired' }),
};

/** Message with the name of a taster's status (STS-1). */
export const tasterStatusMessage = (status: TasterStatus): MessageDescriptor => STATUSES[status];

/**
 * Message for the server's reason to leave a sheet out (STS-4). Null for a reason that a person
 * wrote.
 */
export function leftOutMessage(reason: string): MessageDescriptor | null {
  const status = /^status: (\w+)$/.exec(reason)?.[1];
  return isTasterStatus(status) ? tasterStatusMessage(status) : null;
}
