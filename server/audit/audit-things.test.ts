import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AUDIT_THINGS, actsOn } from '../../domain/audit/audit-thing.ts';
import { COMMANDS } from '../../domain/commands/commands.ts';

const told = AUDIT_THINGS.flatMap(actsOn);

/** The commands in audit entries that the server writes on its own. */
function writtenBeside(): readonly string[] {
  const server = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: server }).filter(
    (file) => !/test|bench|kills/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/\bcommand: '([a-z-]+)'/g)].map(
      ([, act]) => act ?? '',
    ),
  );
}

test('AUD-15 AUD-49 every act that is written down is done to one kind of thing', () => {
  expect(told).toHaveLength(new Set(told).size);
  const acts = [...Object.keys(COMMANDS), ...writtenBeside()];
  expect(acts.length).toBeGreaterThan(Object.keys(COMMANDS).length + 10);
  expect(acts.filter((act) => !told.includes(act))).toEqual([]);
});
