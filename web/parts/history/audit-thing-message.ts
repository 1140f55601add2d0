import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditThing } from '../../../domain/audit/audit-thing.ts';

const THINGS: Readonly<Record<AuditThing, MessageDescriptor>> = {
  session: msg`Sessions`,
  sheet: msg`Sheets`,
  result: msg`Results`,
  sample: msg`Samples`,
  taster: msg`Tasters`,
  quality: msg`Quality`,
  account: msg`Accounts`,
  panel: msg`Panel and settings`,
};

/** The name of a kind of subject of audit entries, as a message (AUD-15). */
export const auditThingMessage = (thing: AuditThing): MessageDescriptor => THINGS[thing];
