import { expect, test } from 'vitest';
import { accountRowSchema } from '../../../domain/account/account-row.ts';
import { sampleRowSchema } from '../../../domain/samples/sample-fields.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { conductSchema } from '../../../domain/sheets/conduct.ts';
import { tasterRowSchema } from '../../../domain/tasters/taster-fields.ts';
import { fieldMessage } from './field-message.ts';

/** Fields that an audit entry does not show: internal ids and numbers. */
const UNSAID: readonly string[] = ['id', 'revision', 'user'];

const FIELDS = new Set([
  ...Object.keys(sampleRowSchema.shape),
  ...Object.keys(tasterRowSchema.shape),
  ...Object.keys(accountRowSchema.shape),
  ...Object.keys(conductSchema.shape),
  ...Object.keys(defaultPanelSettings()),
]);

test.each([...FIELDS].filter((field) => !UNSAID.includes(field)))(
  'AUD-13 AUD-45 the trail has words of its own for %s, which a register, the settings or a sheet has',
  (field) => {
    expect(fieldMessage(field)).not.toBeNull();
  },
);

test.each([
  'open',
  'restUntil',
  'pairs',
  'sessions',
  'sheets',
  'replaces',
  'validated',
  'settled',
  'clock',
  'bytes',
  'required',
  'class',
  'reason',
  'signedAt',
  'call',
  'kind',
  'onDevice',
  'marks',
  'fruityKind',
  'comments',
  'unconfirmed',
  'scores',
  '',
  'partial',
  'signature',
  'key',
  'accounts',
  'keyDigest',
  'glassDigest',
])('AUD-13 AUD-45 the trail has words of its own for what an act tells as ‘%s’', (field) => {
  expect(fieldMessage(field)).not.toBeNull();
});
