import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The label of the cancel button of every dialog, with its file. */
const ways = globSync('web/**/*.tsx')
  .filter((file) => !/node_modules|\.test\.|web\/ui\//.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bcancelLabel(?:=\{|: )t`([^`]*)`/g)].map(
      ([, word = '']) => ({ file, word }),
    ),
  );

test('FRM-38 who goes back on a question finds the same word for it everywhere', () => {
  expect(ways.length).toBeGreaterThan(20);
  expect(ways.filter(({ word }) => word !== 'Cancel')).toEqual([]);
});
