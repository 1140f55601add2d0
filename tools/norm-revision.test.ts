import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** All texts that a user may see: screens and their messages, explanations, exports. */
const WRITTEN = [
  ...globSync('web/**/*.{ts,tsx,po,html}', { cwd: ROOT }),
  ...globSync('{domain,server,stats-worker}/**/*.ts', { cwd: ROOT }),
].filter((file) => !file.includes('.test.') && !file.includes('/testing/'));

/** SET-9: the list of the acts in force. */
const ACTS = 'web/desk/settings/acts-in-force.tsx';

/** A document of the International Olive Council with a revision or an edition after it. */
const REVISED = /(T\.\d+|Doc\.?\s*(n[ºo°.]*\s*)?\d+)[^'"`\n]{0,12}\b(Rev|Ed)\b\.?\s*\d/i;

test('PAN-2 PAN-3 no revision of a document of the norm is written anywhere that a person reads', () => {
  expect('COI/T.20/Doc. 15/Rev. 11').toMatch(REVISED);
  expect('COI/T.20/Doc. No 15, Rev 10').toMatch(REVISED);
  expect(WRITTEN.length).toBeGreaterThan(1000);
  const revised = WRITTEN.filter((file) => REVISED.test(withoutActs(file)));
  expect(revised).toEqual([]);
});

/**
 * The text of a file without the list of the acts in force (SET-9), which names their revisions.
 */
function withoutActs(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file === ACTS) return '';
  if (!file.endsWith('.po')) return text;
  const entries = text.split('\n\n');
  return entries.filter((entry) => !entry.includes(`#: ${ACTS}\n`)).join('\n\n');
}
