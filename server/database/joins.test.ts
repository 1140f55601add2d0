import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RIGHTS } from './row-security/rights.ts';

const SERVER = join(import.meta.dirname, '..');

/** Tables with rows of a panel, by their names in SQL and in the query builder. */
const OF_PANELS = Object.entries(RIGHTS)
  .filter(([, { panel }]) => panel === 'panel')
  .flatMap(([name]) => [name, name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]);

/**
 * Source files of the product. Migrations ran once, as the owner, and tests have panels of their
 * own.
 */
const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    name.endsWith('.ts') &&
    !/(\.test|\.suite)\.ts$|(^|\/)(testing|migrations|bench|simulation|fuzz|kills)\//.test(name),
);

/** The text of a call from its opening bracket to the closing one. */
function callFrom(text: string, at: number): string {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return text.slice(at, place + 1);
  }
  return text.slice(at);
}

/** Each join in a text: the table and the join condition. */
function joinsIn(text: string): readonly { readonly table: string; readonly by: string }[] {
  const built = [...text.matchAll(/\b(?:inner|left|right|full)(?:Lateral)?Join(\()\s*'(\w+)/g)].map(
    (found) => ({ table: found[2] ?? '', by: callFrom(text, found.index + found[0].indexOf('(')) }),
  );
  const written = [
    ...text.matchAll(/\bjoin (\w+) (\w+) on ([\s\S]*?)(?=\bjoin\b|\bwhere\b|`|$)/g),
  ].map((found) => ({ table: found[1] ?? '', by: found[3] ?? '' }));
  return [...built, ...written];
}

test('DAT-46 DAT-54 every join of two tables of panels holds their rows together by the panel too', () => {
  const joins = files.flatMap((name) =>
    joinsIn(readFileSync(join(SERVER, name), 'utf8')).map((found) => ({ name, ...found })),
  );
  const walled = joins.filter(({ table }) => OF_PANELS.includes(table));
  expect(walled.length).toBeGreaterThan(25);
  const without = walled.filter(({ by }) => !/\bpanel\b/.test(by));
  expect(without.map(({ name, table }) => `${name}: ${table}`)).toEqual([
    // Marks name documents, whose names begin with the panel: the first reading of the statement that stores them.
    'database/documents/create-document-store.ts: documents',
  ]);
});

test('DAT-46 DAT-54 a join that forgets the panel is seen, built or written', () => {
  const seen = (text: string) =>
    joinsIn(text).map(({ table, by }) => [table, /\bpanel\b/.test(by)]);
  expect(
    seen(`.innerJoin('samples as p', 'p.id', 'd.sample').where('p.panel', '=', panel)`),
  ).toEqual([['samples', false]]);
  expect(seen(`.leftJoin('glasses as g', (on) => on.onRef('g.panel', '=', 's.panel'))`)).toEqual([
    ['glasses', true],
  ]);
  expect(seen('from results r join sessions s on s.number = r.session where r.panel = 1')).toEqual([
    ['sessions', false],
  ]);
  expect(
    seen('from results r join sessions s on s.panel = r.panel and s.number = r.session where true'),
  ).toEqual([['sessions', true]]);
});
