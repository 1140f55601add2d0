import { expect, test } from 'vitest';
import { namedDevice, shownDevice } from './named-device.ts';

test.each([
  [namedDevice('Chrome, Windows', '2119428043-1539613591'), 'Chrome, Windows', '3591'],
  ['2119428043-1539613591', '', '3591'],
  ['Booth 3', 'Booth 3', null],
  ['Sala · cabina 2', 'Sala · cabina 2', null],
  ['', '', null],
])('EVL-2 a device is called as people know it: %s', (device, name, figures) => {
  expect(shownDevice(device)).toEqual({ name, figures });
});
