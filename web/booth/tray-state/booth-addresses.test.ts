import { expect, test } from 'vitest';
import { boothHref, ownSheetHref } from './booth-addresses.ts';

test('BLI-2 SHT-14 the address of an own sheet names the glass by its place and code and the sheet it is, and no sample', () => {
  expect(boothHref(12)).toBe('/intra/profilesheet/12');
  expect(ownSheetHref('82db7ea9', 12, { code: '417', position: 2, sheet: 'award-100' })).toBe(
    '/intra/profilesheet/82db7ea9/12/2/417/417/award-100',
  );
});
