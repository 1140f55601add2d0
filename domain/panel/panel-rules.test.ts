import { expect, test } from 'vitest';
import { panelProblems } from './panel-rules.ts';

const panel = {
  name: 'Panel of Jaén',
  leader: '',
  phone: '',
  email: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  webAddress: '',
  normRevision: '',
  additionalInfo: '',
  revision: 0,
};

test('PAN-1 a panel has a name, and its phone and addresses are some or none', () => {
  expect(panelProblems(panel)).toEqual({ name: null, phone: null, email: null, webAddress: null });
  expect(
    panelProblems({ ...panel, name: ' ', phone: 'call me', email: 'a@b', webAddress: 'panel.es' }),
  ).toEqual({ name: 'required', phone: 'phone', email: 'email', webAddress: 'web-address' });
  expect(
    panelProblems({
      ...panel,
      phone: '+34 953 211 200',
      email: 'eva@panel.es',
      webAddress: 'https://panel.es',
    }),
  ).toEqual({ name: null, phone: null, email: null, webAddress: null });
});
