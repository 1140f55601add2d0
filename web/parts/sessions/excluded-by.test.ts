import { expect, test } from 'vitest';
import { BY_SERVER } from '../../../domain/documents/header.ts';
import { excludedBy } from './excluded-by.ts';

test('STS-4 of a sheet that nobody left out it is told that Verdial did, of another who', () => {
  expect([BY_SERVER, 'Eva Ruiz'].map(excludedBy)).toEqual(['Verdial', 'Eva Ruiz']);
});
