import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toXlsx } from './write-xlsx.ts';

test('LST-3 a workbook holds what was typed as text, and numbers as numbers', async () => {
  const blob = await toXlsx('Samples: 1', [
    ['Code', 'Left'],
    ['=1+1 & <b>', 12.5],
    ['Jaén\u0000', null],
  ]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(text).toContain('=1+1 &amp; &lt;b&gt;</t>');
  expect(text).not.toContain('<f>');
  expect(text).toContain('<v>12.5</v>');
  expect(text).toMatch(/Jaén<\/t>/);
  expect(text).toContain('name="Samples  1"');
});
