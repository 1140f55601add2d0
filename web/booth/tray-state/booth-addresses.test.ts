import { expect, test } from 'vitest';
import { boothHref, ownSheetHref } from './booth-addresses.ts';

test('BLI-2 the address of an own sheet names the glass by its place and code, and no sample', () => {
  expect(boothHref(12)).toBe('/intra/profilesheet/12');
  expect(ownSheetHref('82db7ea9', 12, { code: '417', position: 2 })).toBe(
    '/intra/profilesheet/82db7ea9/12/2/417/417/ioc-vo',
  );
});
