import { expect, test } from 'vitest';
import { sheet } from '../tray-state/booth.fixture.ts';
import { namedHeatingDevice } from './named-heating-device.ts';

test('BTH-15 the heating device is what the sheet of the glass names itself, and nothing beforehand', () => {
  expect(namedHeatingDevice(sheet({ heatingDevice: ' 6 ' }).value)).toBe('6');
  expect(namedHeatingDevice(sheet().value)).toBe('');
  // A sheet that cannot be read yet names none.
  expect([namedHeatingDevice(null), namedHeatingDevice(undefined)]).toEqual(['', '']);
});
