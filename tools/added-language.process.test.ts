import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECTS } from './check-steps.ts';

const ROOT = join(import.meta.dirname, '..');
const WITHIN = 300_000;
const COPIED = [
  ...PROJECTS,
  'locales',
  'package.json',
  'tsconfig.base.json',
  'hono.config.ts',
  'lingui.config.ts',
  'vite.config.ts',
  'vitest.config.ts',
];

/**
 * All projects as one program, which reads what they share once. Which of them may use the browser
 * or Node is checked without another language (tools/check-steps.ts).
 */
const AS_ONE = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
  },
  include: [...PROJECTS, 'hono.config.ts', 'vite.config.ts', 'vitest.config.ts'],
};

/** A copy of the sources with one language more: one line in the list, and one folder. */
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'verdial-language-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const list = join(copy, 'domain/words/locale.ts');
  const [before = '', after = ''] = readFileSync(list, 'utf8').split('\n} as const');
  const line =
    "  la: { name: 'Latina', region: 'la-VA', truth: ['verum', 'falsum'], answer: ['ita', 'non'] },";
  writeFileSync(list, `${before}\n${line}\n} as const${after}`);
  cpSync(join(copy, 'locales/es'), join(copy, 'locales/la'), { recursive: true });
}, WITHIN);
afterAll(() => rmSync(copy, { recursive: true, force: true }), WITHIN);

/** Runs a module in the copy, and returns what it writes as JSON. */
function runInCopy(source: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], {
    cwd: copy,
    encoding: 'utf8',
    input: source,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test(
  'LOC-7 with one line and one folder for another language every part of the program compiles, and so does every test',
  () => {
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(AS_ONE));
    const parameters = ['--pretty', 'false', '--checkers', '1', '--project', copy];
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), parameters, {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  },
  WITHIN,
);

test('LOC-7 LOC-8 its mails are written from its folder', () => {
  const subject = runInCopy(`
    const { resetLetter } = await import('./server/mail/reset-letter.ts');
    const letter = resetLetter({ to: 'a@x.test', name: 'Ana', link: 'l', acceptLanguage: 'la-VA' });
    console.log(JSON.stringify(letter.subject));
  `);
  expect(subject).toBe('Una contraseña nueva para Verdial');
});

test('LOC-7 SHT-61 a sheet that was stored before it came is read, and its texts are in English', () => {
  const read = runInCopy(`
    const { AWARD_100 } = await import('${ROOT}/domain/sheets/definition/award-100.ts');
    const { sheetDefinitionSchema } = await import('./domain/sheets/definition/definition-schema.ts');
    const { saidIn } = await import('./domain/sheets/definition/words.ts');
    const { name } = sheetDefinitionSchema.parse(JSON.parse(JSON.stringify(AWARD_100)));
    console.log(JSON.stringify({ before: 'la' in AWARD_100.name, name: saidIn(name, 'la') }));
  `);
  expect(read).toEqual({ before: false, name: 'Competition sheet, 100 points' });
});
