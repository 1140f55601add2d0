import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterStatus } from '../../../domain/tasters/taster-status.ts';

/** Message that a taster already has a status (STS-2). */
export function statusSameMessage(status: string): MessageDescriptor {
  switch (isTasterStatus(status) ? status : null) {
    case 'training':
      return msg`The taster is already under the status ‘In training’.`;
    case 'qualified':
      return msg`The taster is already under the status ‘Qualified’.`;
    case 'suspended':
      return msg`The taster is already under the status ‘Suspended’.`;
    case 'retired':
      return msg`The taster is already under the status ‘Retired’.`;
    case null:
      return msg`The taster is already under that status.`;
  }
}
