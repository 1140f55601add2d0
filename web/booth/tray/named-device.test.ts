import { expect, test } from 'vitest';
import { sheet } from '../tray-state/booth.fixture.ts';
import { namedDevice } from './named-device.ts';

test('BTH-15 the heating device is what the sheet of the glass names itself, and nothing beforehand', () => {
  expect(namedDevice(sheet({ heatingDevice: ' 6 ' }).value)).toBe('6');
  expect(namedDevice(sheet().value)).toBe('');
  // A sheet that cannot be read yet names none.
  expect([namedDevice(null), namedDevice(undefined)]).toEqual(['', '']);
});
