import { expect, test } from 'vitest';
import { tierOf } from './test-tiers.ts';

test.each([
  ['domain/sheets/conduct.test.ts', 'unit'],
  ['web/live/pool.test.ts', 'unit'],
  ['server/commands/seal.test.ts', 'embedded server'],
  ['server/database/locks.postgres.test.ts', 'PostgreSQL'],
  ['tools/copy.postgres.test.ts', 'PostgreSQL'],
  ['server/start.process.test.ts', 'process'],
  ['web/booth/sheet/sheet.test.tsx', 'component'],
  ['stories/wall.story.ts', 'story'],
  ['stories/support/product.ts', null],
  ['server/testing/whole-product.ts', null],
])('TST-9 the path %s says the tier: %s', (file, tier) => {
  expect(tierOf(file)).toBe(tier);
});
