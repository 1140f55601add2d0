import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditThing } from '../../../domain/audit/audit-thing.ts';

/** The name of a kind of subject of audit entries, as a message (AUD-15). */
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
