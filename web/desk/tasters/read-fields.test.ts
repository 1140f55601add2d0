import { expect, test } from 'vitest';
import type { PanelData } from '../../../domain/panel/panel-fields.ts';
import { panelForm } from '../../../domain/panel/testing/blank-panel-form.ts';
import { sampleRow } from '../../../domain/samples/testing/sample-row.ts';
import { tasterForm, tasterRow } from '../../../domain/tasters/testing/taster-row.ts';
import { panelFields } from '../panel/panel-form-fields.ts';
import { newSample, sampleFields } from '../samples/sample-form-fields.ts';
import { newTaster, tasterFields } from './taster-form-fields.ts';

const postal = {
  address: 'Calle Real 1',
  address2: '',
  city: 'Jaén',
  state: 'Jaén',
  postalCode: '23001',
  country: 'España',
};

test('REG-1 the form of a taster holds what was read of them, its revision, and nothing of the account', () => {
  const kept = tasterForm({
    code: 'T01',
    lastName: 'Ruiz',
    phone: '+34 953 000 000',
    email: 'ana@panel.example',
    additionalInfo: 'mornings',
    active: false,
    revision: 7,
    ...postal,
  });
  const row = tasterRow({ lastSession: '2026-11-20', username: 'ana.ruiz', ...kept });
  expect(tasterFields(row)).toEqual(kept);
});

test('REG-1 a new taster and a new sample are blank, active and at no revision', () => {
  expect(newTaster()).toEqual({
    code: '',
    firstName: '',
    lastName: '',
    phone: '',
    email: '',
    address: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    country: '',
    additionalInfo: '',
    active: true,
    revision: 0,
  });
  expect(newSample('2026-11-20')).toEqual({
    code: '',
    externalReference: '',
    presentation: '',
    receptionDate: '2026-11-20',
    expirationDate: null,
    certificationDate: null,
    referenceValues: [],
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

test('REG-1 the form of a sample holds what was typed, and nothing that the server alone knows', () => {
  const kept = {
    ...newSample('2026-11-20'),
    code: 'S-1',
    certificationDate: '2026-10-01',
    referenceClass: 'VOO' as const,
    referenceOrigin: 'ring test',
    referenceValues: [],
    initialQuantity: 500,
    revision: 3,
  };
  const row = sampleRow({
    ...kept,
    currentQuantity: 320,
    validated: true,
    class: 'VOO',
    predominantDefect: 'rancid',
  });
  expect(sampleFields(row)).toEqual(kept);
});

test('PAN-1 the form of the panel holds all but its code', () => {
  const kept = panelForm({ leader: 'Ana Ruiz', revision: 2, ...postal });
  const read: PanelData = { ...kept, code: 'P1' };
  expect(panelFields(read)).toEqual(kept);
});
