import { describe, expect, test } from 'vitest';
import { panelInput } from '../panel/panel-input.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { sampleForm } from '../samples/testing/sample-row.ts';
import { tasterInput } from '../tasters/taster-input.ts';
import { tasterForm } from '../tasters/testing/taster-row.ts';
import { type BorderField, tryBorder } from './testing/try-border.ts';

const long = (length: number): string => 'x'.repeat(length);
const line: BorderField = { may: ['', long(200)], not: [long(201), null, 7] };
const code: BorderField = { may: ['A', long(40)], not: ['', ' ', long(41), null] };
const name: BorderField = { may: ['A', long(200)], not: ['', ' ', long(201), null] };
const text: BorderField = { may: ['', ` ${long(3999)}`], not: [long(4001), null] };
const revision: BorderField = { may: [0, 7], not: [-1, 0.5, '0', null] };
const flag: BorderField = { may: [true, false], not: ['true', 1, null] };
const day: BorderField = {
  may: [null, '2028-02-29'],
  not: ['2026-02-29', '2026-11-27T09:00:00Z', '', 20281127],
};
const phone: BorderField = { may: ['', '+34 953'], not: ['call me', long(40), null] };
const email: BorderField = { may: ['', 'ana@panel.es'], not: ['ana@panel', null] };
const optional = (field: BorderField): BorderField => ({ ...field, optional: true });

const value = { attribute: 'fruity', predominant: false, median: 5, u: 0.4, sd: null };
const values = (...changes: readonly object[]) =>
  changes.map((change) => ({ ...value, ...change }));

describe('HTT-2 what a form of the registers sends has these fields within their bounds', () => {
  test('a sample', () =>
    tryBorder({
      schema: sampleInput,
      fields: {
        code,
        externalReference: line,
        presentation: line,
        receptionDate: day,
        expirationDate: day,
        certificationDate: optional(day),
        initialQuantity: { may: [null, 0, 1_000_000], not: [-0.1, 1_000_000.1, '5'] },
        reference: { may: [false], not: ['false', 0, null] },
        referenceScope: line,
        referenceClass: optional({ may: [null, 'EVOO', 'LOO_EU'], not: ['', 'evoo', 7] }),
        referenceOrigin: optional(line),
        referenceValues: optional({
          may: [[], values({}, { attribute: 'hay', median: 0, u: null, uMax: 10, sd: 10 })],
          not: [
            null,
            Array.from({ length: 21 }, () => value),
            values({ attribute: 'median' }),
            values({ predominant: 'no' }),
            values({ median: -0.1 }),
            values({ median: 10.1 }),
            values({ median: null }),
            values({ u: 10.1 }),
            values({ uMax: -0.1 }),
            values({ sd: 10.1 }),
            values({ surplus: 1 }),
            [{ attribute: 'fruity' }],
          ],
        }),
        active: flag,
        additionalInfo: text,
        revision,
      },
    }));

  test('a taster', () =>
    tryBorder({
      schema: tasterInput,
      fields: {
        code,
        firstName: name,
        lastName: line,
        phone,
        email,
        additionalInfo: text,
        active: flag,
        address: optional(line),
        address2: optional(line),
        city: optional(line),
        state: optional(line),
        postalCode: optional(line),
        country: optional(line),
        revision,
      },
    }));

  test('the panel itself', () =>
    tryBorder({
      schema: panelInput,
      fields: {
        name,
        leader: line,
        phone,
        email,
        address: line,
        address2: line,
        city: line,
        state: line,
        postalCode: line,
        country: line,
        webAddress: { may: ['', 'https://panel.es'], not: ['panel.es', null] },
        normRevision: line,
        timeZone: { may: ['Europe/Madrid', 'UTC'], not: ['', 'Mars/Base', '+01:00', 7] },
        additionalInfo: text,
        revision,
      },
    }));
});

describe('HTT-2 the form and the server judge by the same rules, and the field is named', () => {
  const sample = sampleForm({ receptionDate: '2026-11-02', expirationDate: '2026-11-02' });
  const said = (schema: typeof sampleInput | typeof tasterInput, data: unknown) =>
    schema.safeParse(data).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  test('REG-7 REG-15 a reference has its scope, and nothing expires before it is received', () => {
    expect(said(sampleInput, sample)).toBeUndefined();
    expect(said(sampleInput, { ...sample, reference: true })).toEqual(['referenceScope required']);
    expect(said(sampleInput, { ...sample, expirationDate: '2026-11-01' })).toEqual([
      'expirationDate before-reception',
    ]);
    expect(
      said(sampleInput, { ...sample, reference: true, expirationDate: '2026-11-01' })?.toSorted(),
    ).toEqual(['expirationDate before-reception', 'referenceScope required']);
  });

  test('REG-9 no form of the register takes a user name or a password', () => {
    expect(said(tasterInput, tasterForm())).toBeUndefined();
    expect(said(tasterInput, { ...tasterForm(), username: 'ana' })).toHaveLength(1);
    expect(said(tasterInput, { ...tasterForm(), password: 'Oil-panel7!' })).toHaveLength(1);
  });
});
