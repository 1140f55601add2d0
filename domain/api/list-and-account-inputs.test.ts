import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accountChangeInput, accountInput, signatureInput } from '../account/account-input.ts';
import { setupInput } from '../account/setup-input.ts';
import { changePasswordInput, resetPasswordInput, signInInput } from '../account/sign-in-input.ts';
import { auditQuery } from '../audit/audit-query.ts';
import { uploadInput } from '../files/upload-input.ts';
import { listQuery } from '../lists/list-query.ts';
import { marksQuery } from '../quality/marks-query.ts';
import { deletionInput } from '../registers/deletion-input.ts';
import { importInput } from '../registers/import-input.ts';
import { quantityInput, sampleStateInput } from '../samples/sample-state-input.ts';
import { samplesNarrowing } from '../samples/samples-query.ts';
import { nothingInput } from './nothing.ts';
import { type Border, tryBorder } from './testing/try-border.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const long = (length: number): string => 'x'.repeat(length);
const ids = (count: number): string => Array.from({ length: count }, () => ID).join(',');

/** A line of a form, blank or not. */
const line = { may: ['', long(200)], not: [long(201), null, 7] };
/** A line that must not be blank. */
const name = { may: ['x', long(200)], not: ['', '  ', long(201), null] };
const email = {
  may: ['', 'ana@panel.es', `${long(191)}@panel.es`],
  not: ['ana@panel', 'ana', `${long(192)}@panel.es`, null],
};
const username = { may: ['ana', long(30), ' ana '], not: ['an', long(31), 'a b', '', null] };
const password = {
  may: ['Oilpan7!', `Oilpan7!${long(120)}`],
  not: ['Oilpa7!', 'oil-panel7', `Oilpan7!${long(121)}`, '', null],
};
const anyPassword = { may: ['', 'oil', long(128)], not: [long(129), null] };
const revision = { may: [0, 1], not: [-1, 0.5, '0', null] };
const reason = { may: ['xyz', long(500)], not: ['', ' ', 'x', long(501), null] };
const flag = { may: [true, false], not: ['true', 1, null] };
const page = { may: ['', '123456789'], not: ['1234567890', 1], optional: true };
const search = { may: ['', long(200)], not: [long(201), 7], optional: true };
const day = { may: ['2028-02-29'], not: ['2026-02-29', '', '21/11/2026'], optional: true };
const millilitres = { may: [0, 0.5, 1_000_000], not: [-0.1, 1_000_000.1, '5', null] };

const BORDERS: Readonly<Record<string, Border>> = {
  'the query of a list': {
    schema: listQuery,
    fields: {
      search,
      sort: { may: ['', long(40)], not: [long(41), 7], optional: true },
      direction: { may: ['ascending', 'descending'], not: ['up', ''], optional: true },
      page,
      size: page,
      state: { may: ['', long(40)], not: [long(41), 7], optional: true },
      ids: {
        may: [ID, ids(2), ids(100)],
        not: [
          '',
          ids(101),
          `${ID},`,
          `,${ID}`,
          `x${ID}`,
          ID.slice(1),
          ID.toUpperCase().replace('8', 'A'),
        ],
        optional: true,
      },
    },
  },
  'what the list of samples is narrowed by': {
    schema: z.strictObject(samplesNarrowing),
    fields: {
      class: { may: ['EVOO', 'NOCLASIFICATED', 'none'], not: ['', 'evoo'], optional: true },
      defect: { may: ['rancid', 'brine', 'none'], not: ['', 'fruity'], optional: true },
      reference: { may: ['yes', 'no'], not: ['true', ''], optional: true },
      validated: { may: ['yes', 'no'], not: ['true', ''], optional: true },
      from: day,
      until: day,
    },
  },
  'the query of the trail': {
    schema: auditQuery,
    fields: {
      search,
      who: { may: ['', long(200)], not: [long(201), 7], optional: true },
      command: { may: ['', long(60)], not: [long(61), 7], optional: true },
      thing: { may: ['session', 'panel'], not: ['', 'sessions', 7], optional: true },
      from: day,
      to: day,
      page,
      size: page,
    },
  },
  'the days of answers': { schema: marksQuery, fields: { from: day, to: day } },
  'founding a panel': {
    schema: setupInput,
    always: { way: 'found' },
    fields: { panel: name, leader: name, username, email, password },
  },
  'the demonstration': { schema: setupInput, always: { way: 'demonstration' }, fields: {} },
  'signing in': {
    schema: signInInput,
    fields: { username: line, password: anyPassword, rememberMe: flag },
  },
  'changing one’s password': {
    schema: changePasswordInput,
    fields: { currentPassword: anyPassword, newPassword: password },
  },
  'the end of a reset': {
    schema: resetPasswordInput,
    fields: {
      token: { may: [long(8), long(200)], not: [long(7), long(201), null] },
      newPassword: password,
    },
  },
  nothing: { schema: nothingInput, fields: {} },
  'a file for a register': {
    schema: importInput,
    fields: { csv: { may: ['', long(131_072)], not: [long(131_073), null] }, isPreview: flag },
  },
  'a deletion': { schema: deletionInput, fields: { revision } },
  'an account of the desk': {
    schema: accountInput,
    fields: {
      role: { may: ['jefespanel', 'adjuntos'], not: ['leader', ''] },
      name,
      username,
      email,
    },
  },
  'an account of a taster': {
    schema: accountInput,
    always: { role: 'catadores' },
    fields: { taster: { may: [ID], not: [`${ID}0`, null] }, username, email },
  },
  'a change of an account': { schema: accountChangeInput, fields: { name, email, enabled: flag } },
  'one’s own signature': {
    schema: signatureInput,
    fields: { strokes: { may: [null, [[0, 1000]]], not: [[], [[0, 1001]], 'me'] } },
  },
  'a quantity that is corrected': {
    schema: quantityInput,
    fields: { seen: millilitres, quantity: millilitres, reason },
  },
  'a sample’s state': {
    schema: sampleStateInput,
    fields: { active: flag, validated: flag, reason, revision },
  },
  'a file': {
    schema: uploadInput,
    fields: {
      name: { may: ['', long(1000)], not: [long(1001), null] },
      bytes: { may: [new Uint8Array()], not: ['', [1], null] },
      thumbnail: { may: [new Uint8Array(), null], not: ['', [1]] },
    },
  },
};

describe('HTT-2 what arrives has these fields within their bounds, and no other', () => {
  test.each(Object.entries(BORDERS))('%s', (_, border) => tryBorder(border));
});

test('HTT-2 blanks around a name are left behind, and what is wrong is named', () => {
  const found = { way: 'found', panel: ' P ', leader: 'L', username: ' ana ', email: '' };
  expect(setupInput.parse({ ...found, password: 'Passw0rd!' })).toMatchObject({
    panel: 'P',
    username: 'ana',
  });
  const said = setupInput.safeParse({ ...found, username: 'a', email: 'a', password: 'a' });
  expect(said.error?.issues.map(({ message }) => message)).toEqual([
    'username',
    'email',
    'password',
  ]);
});
