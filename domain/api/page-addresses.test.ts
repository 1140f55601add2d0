import { expect, test } from 'vitest';
import { groupOfPage } from './page-addresses.ts';

test.each([
  '/',
  '/login',
  '/intra',
  '/intra/',
  '/INTRA/Samples/list',
  '/intra/samples',
  '/intra/samples/S-1.2',
  '/intra/sessions/12',
  '/intra/papersheet/12',
  '/intra/papersheet/12/3f/417',
  '/intra/profilesheet/3f/12/1/417/417/IOC_VO',
])('ADR-4 %s is the address of a screen', (path) => {
  expect(groupOfPage(path)).not.toBeNull();
});

test.each([
  '/docs',
  '/docs/',
  '/metrics',
  '/nothing',
  '/intra/nothing',
  '/intra/samples/S-1/more',
  '/intra/papersheet',
  '/intra/labels',
  '/intra/profilesheet/3f/12',
  '/collab',
  '//',
])('ADR-4 %s is not', (path) => {
  expect(groupOfPage(path)).toBeNull();
});

test.each([
  ['/verify', 'public'],
  ['/intra/users', 'shared'],
  ['/intra/tasters/list', 'desk'],
  ['/intra/tasters/3f', 'desk'],
  ['/intra/tasters/state/3f', 'leader'],
  ['/intra/evaluations/12', 'booth'],
])('ACC-11 the screen at %s is of the group %s', (path, group) => {
  expect(groupOfPage(path)).toBe(group);
});
