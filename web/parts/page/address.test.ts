import { expect, test } from 'vitest';
import { address } from './address.ts';

test('ADR-1 an address is its path, filled, with its search and its place', () => {
  expect(address('/intra/sessions/list')).toBe('/intra/sessions/list');
  expect(address('/', { hash: 'perform' })).toBe('/#perform');
  expect(address('/intra/calibration', { search: { returnUrl: '/intra/users?a=1' } })).toBe(
    '/intra/calibration?returnUrl=%2Fintra%2Fusers%3Fa%3D1',
  );
});

test('ADR-1 what an address may leave out is left out with its slash', () => {
  expect(address('/intra/tasters/{-$code}')).toBe('/intra/tasters');
  expect(address('/intra/tasters/{-$code}', { params: { code: 'T 1/2' } })).toBe(
    '/intra/tasters/T%201%2F2',
  );
  const assessment = '/intra/assessments/$code/{-$sample}/{-$tasting}';
  expect(address(assessment, { params: { code: '14' } })).toBe('/intra/assessments/14');
  expect(address(assessment, { params: { code: '14', sample: 'S-1', tasting: '2' } })).toBe(
    '/intra/assessments/14/S-1/2',
  );
});

test('ADR-2 an address that no route has, or that lacks a part, does not compile', () => {
  // @ts-expect-error: no such page
  address('/intra/sesions/list');
  // @ts-expect-error: the session is missing
  expect(address('/intra/assessments/$code/{-$sample}/{-$tasting}')).toBe('/intra/assessments');
  // @ts-expect-error: the calibration page has no such search parameter
  address('/intra/calibration', { search: { back: '/' } });
});
