import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The dialog with a single field, which is always required. */
const PROOF = 'web/parts/reauthentication/reauthentication-dialog.tsx';

/** The controls of all required fields, of every dialog with fields. */
const asked = globSync('web/**/*.tsx')
  .filter((file) => !file.includes('node_modules') && file !== PROOF)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.includes('<FormDialog'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/\b(\w+): [^,\n]*\brequired\(/g)].map(([, field = '']) => {
      const said = text.indexOf(`form.wordsOf('${field}')`);
      const control = text.slice(text.slice(0, said).search(/<\w+\s(?![\s\S]*<\w+\s)/), said);
      return { field: `${file} ${field}`, control };
    }),
  );

test('FRM-1 what a question asks for is marked as required before it is sent', () => {
  expect(asked.length).toBeGreaterThan(8);
  const unmarked = asked.filter(({ control }) => !/\bisRequired\b/.test(control));
  expect(unmarked.map(({ field }) => field)).toEqual([]);
});
