import { expect, test } from 'vitest';
import { panelProblems } from './panel-rules.ts';
import { panelForm } from './testing/blank-panel-form.ts';

const panel = panelForm();

test('PAN-1 a panel has a name, and its phone and addresses are some or none', () => {
  expect(panelProblems(panel)).toEqual({
    name: null,
    phone: null,
    email: null,
    webAddress: null,
    timeZone: null,
  });
  expect(
    panelProblems({ ...panel, name: ' ', phone: 'call me', email: 'a@b', webAddress: 'panel.es' }),
  ).toEqual({
    name: 'required',
    phone: 'phone',
    email: 'email',
    webAddress: 'web-address',
    timeZone: null,
  });
  expect(
    panelProblems({
      ...panel,
      phone: '+34 953 211 200',
      email: 'eva@panel.es',
      webAddress: 'https://panel.es',
    }),
  ).toEqual({ name: null, phone: null, email: null, webAddress: null, timeZone: null });
});

test('ZON-8 a panel has a time zone that is known, by its name', () => {
  for (const timeZone of ['', 'Mars/Base', '+01:00'])
    expect(panelProblems({ ...panel, timeZone }).timeZone).toBe('time-zone');
});
