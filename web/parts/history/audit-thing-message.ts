import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditThing } from '../../../domain/audit/audit-thing.ts';

/** AUD-15: a kind of thing that acts of the trail are done to, in words. */
export function auditThingMessage(thing: AuditThing): MessageDescriptor {
  switch (thing) {
    case 'session':
      return msg`Sessions`;
    case 'sheet':
      return msg`Sheets`;
    case 'result':
      return msg`Results`;
    case 'sample':
      return msg`Samples`;
    case 'taster':
      return msg`Tasters`;
    case 'quality':
      return msg`Quality`;
    case 'account':
      return msg`Accounts`;
    case 'panel':
      return msg`Panel and settings`;
  }
}
