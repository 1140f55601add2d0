import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toXlsx, type XlsxCell } from './write-xlsx.ts';

async function written(title: string, rows: readonly (readonly XlsxCell[])[]): Promise<string> {
  const files = unzipSync(new Uint8Array(await (await toXlsx(title, rows)).arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
}

test('LST-3 a workbook holds what was typed as text, and numbers as numbers', async () => {
  const text = await written('Samples: 1', [
    ['Code', 'Remaining'],
    ['=1+1 & <b>', 12.5],
    ['Jaén\u0000', null],
  ]);
  expect(text).toContain('=1+1 &amp; &lt;b&gt;</t>');
  expect(text).not.toContain('<f>');
  expect(text).toContain('<v>12.5</v>');
  expect(text).toMatch(/Jaén<\/t>/);
  expect(text).toContain('name="Samples  1"');
});

test('LST-3 LST-21 characters that XML cannot hold are left out, and lines and tabs stay', async () => {
  const text = await written('s', [['a\u0001b\uFFFEc\uFFFFd'], ['one\ntwo\tthree']]);
  expect(text).toContain('abcd</t>');
  expect(text).toMatch(/one(\n|&#10;|&#xA;)two\tthree<\/t>/);
});

/** Decodes the text of a cell as ECMA-376 says: each `_xHHHH_` is one character. */
const readBack = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

test('LST-14 text that looks like an escape of ECMA-376 leaves as it was typed', async () => {
  const typed = ['LOT_x0041_7', '_x000D_', '_x005F_x0041_', '_x12_', '__x00e9__x00E9_'];
  const text = await written('s', [typed]);
  expect(text).toContain('>LOT_x005F_x0041_7</t>');
  const cells = [...text.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, cell = '']) => readBack(cell));
  for (const one of typed) expect(cells).toContain(one);
});

test('LST-3 a cell of nothing is no cell', async () => {
  const text = await written('s', [
    ['Code', 'Note'],
    ['S-1', ''],
    ['S-2', null],
  ]);
  expect(text.match(/<c /g)).toHaveLength(4);
});

test('LST-3 the first row is in bold and kept in sight, and no other', async () => {
  const text = await written('s', [['Code'], ['S-1'], ['S-2']]);
  expect(text).toMatch(/<pane [^>]*ySplit="1"/);
  const styled = [...text.matchAll(/<c [^>]*r="(A\d)"[^>]*>/g)].filter(([cell]) =>
    / s="[1-9]/.test(cell),
  );
  expect(styled.map(([, place]) => place)).toEqual(['A1']);
  expect(text).toContain('<b/>');
});

test('LST-3 the name of the sheet is one that a workbook may have', async () => {
  const text = await written(' \\a/b*c?d:e[f]g and so on, for very long', [['x']]);
  expect(text).toContain('name="a b c d e f g and so on, for');
  const name = /<sheet [^>]*name="([^"]*)"/.exec(text)?.[1] ?? '';
  expect(name.length).toBeLessThanOrEqual(31);
  expect(name).toBe(name.trim());
});
