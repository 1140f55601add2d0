import { describe, expect, test } from 'vitest';
import { SAMPLE_FILE, sampleOfRow } from '../samples/sample-csv.ts';
import { SAMPLE_FIELDS } from '../samples/sample-fields.ts';
import { TASTER_FILE, tasterOfRow } from '../tasters/taster-csv.ts';
import { TASTER_FIELDS } from '../tasters/taster-fields.ts';
import { type ReadRegister, readRegister } from './read-register.ts';

/** The first row of a file that has no problem. */
function rowOf(read: ReadRegister) {
  expect(read.problems).toEqual([]);
  const [row] = read.rows;
  if (row === undefined) throw new Error('no row');
  return row;
}

const samples = (csv: string) => readRegister(csv, SAMPLE_FILE);
const tasters = (csv: string) => readRegister(csv, TASTER_FILE);

describe('LST-4 a row becomes what a form would send', () => {
  test('a sample, every column of it', () => {
    const csv = [
      'code,external_reference,presentation,reception_date,expiration_date,certification_date,' +
        'initial_quantity,reference,reference_scope,reference_class,reference_origin,active,additional_info',
      'A-1,X-9,glass 250 mL,2026-11-02,2027-11-02,2026-10-01,250.5,yes,Panel,voo,Lab,no,first press',
    ].join('\n');
    expect(sampleOfRow(rowOf(samples(csv)))).toEqual({
      code: 'A-1',
      externalReference: 'X-9',
      presentation: 'glass 250 mL',
      receptionDate: '2026-11-02',
      expirationDate: '2027-11-02',
      certificationDate: '2026-10-01',
      initialQuantity: 250.5,
      reference: true,
      referenceScope: 'Panel',
      referenceClass: 'VOO',
      referenceOrigin: 'Lab',
      active: false,
      additionalInfo: 'first press',
      revision: 0,
    });
  });

  test('a class that is none is named', () => {
    expect(samples('code,reference_class\nA-1,olive').problems).toEqual([
      { line: 2, column: 'reference_class', code: 'not-a-choice', value: 'olive' },
    ]);
  });

  test('a sample of its code alone', () => {
    expect(sampleOfRow(rowOf(samples('code\nA-1')))).toEqual({
      code: 'A-1',
      externalReference: '',
      presentation: '',
      receptionDate: null,
      expirationDate: null,
      certificationDate: null,
      initialQuantity: null,
      reference: false,
      referenceScope: '',
      referenceClass: null,
      referenceOrigin: '',
      active: true,
      additionalInfo: '',
      revision: 0,
    });
  });

  test('REG-7 REG-15 a reference without its scope, and what expires too early, are named', () => {
    expect(sampleOfRow(rowOf(samples('code,reference\nA-1,yes')))).toEqual({
      line: 2,
      column: 'reference_scope',
      code: 'missing',
      value: '',
    });
    const early = 'code,reception_date,expiration_date\n\nA-1,2026-11-02,2026-11-01';
    expect(sampleOfRow(rowOf(samples(early)))).toEqual({
      line: 3,
      column: 'expiration_date',
      code: 'before-reception',
      value: '2026-11-01',
    });
  });

  test('a taster, every column of it', () => {
    const csv = [
      'code,first_name,last_name,phone,email,address,address2,city,state,postal_code,' +
        'country,active,additional_info',
      'T-1,Ana,Ruiz,953 21,ana@panel.es,Calle 1,2º,Jaén,Andalucía,23001,España,0,left-handed',
    ].join('\n');
    expect(tasterOfRow(rowOf(tasters(csv)))).toEqual({
      code: 'T-1',
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: '953 21',
      email: 'ana@panel.es',
      address: 'Calle 1',
      address2: '2º',
      city: 'Jaén',
      state: 'Andalucía',
      postalCode: '23001',
      country: 'España',
      active: false,
      additionalInfo: 'left-handed',
      revision: 0,
    });
  });

  test('a taster of code and first name alone', () => {
    expect(tasterOfRow(rowOf(tasters('code,first_name\nT-1,Ana')))).toEqual({
      code: 'T-1',
      firstName: 'Ana',
      lastName: '',
      phone: '',
      email: '',
      address: '',
      address2: '',
      city: '',
      state: '',
      postalCode: '',
      country: '',
      active: true,
      additionalInfo: '',
      revision: 0,
    });
  });

  test.each([
    ['code', 40],
    ['externalReference', 200],
    ['presentation', 200],
    ['referenceScope', 200],
    ['referenceOrigin', 200],
    ['additionalInfo', 4000],
  ] as const)('the %s of a sample has %i signs at most', (column, most) => {
    const read = SAMPLE_FIELDS[column].column;
    expect(read('x'.repeat(most))).toEqual({ value: 'x'.repeat(most) });
    expect(read('x'.repeat(most + 1))).toEqual({ code: 'too-long' });
  });

  test.each([
    ['code', 40],
    ['firstName', 200],
    ['lastName', 200],
    ['address', 200],
    ['address2', 200],
    ['city', 200],
    ['state', 200],
    ['postalCode', 200],
    ['country', 200],
    ['additionalInfo', 4000],
  ] as const)('the %s of a taster has %i signs at most', (column, most) => {
    const read = TASTER_FIELDS[column].column;
    expect(read('x'.repeat(most))).toEqual({ value: 'x'.repeat(most) });
    expect(read('x'.repeat(most + 1))).toEqual({ code: 'too-long' });
  });

  test('of a sample there are 1,000,000 mL at most', () => {
    expect(SAMPLE_FIELDS.initialQuantity.column('1000000')).toEqual({ value: 1_000_000 });
    expect(SAMPLE_FIELDS.initialQuantity.column('1000000.1')).toEqual({ code: 'out-of-range' });
    expect(SAMPLE_FIELDS.initialQuantity.column('0')).toEqual({ value: 0 });
  });
});
