import { expect, test } from 'vitest';
import { toXlsx } from './write-xlsx.ts';

test('LST-3 a workbook holds what was typed as text, and numbers as numbers', () => {
  const bytes = toXlsx('Samples: 1', [
    ['Code', 'Left'],
    ['=1+1 & <b>', 12.5],
    ['Jaén\u0000', null],
  ]);
  const text = new TextDecoder().decode(bytes);
  expect(text.startsWith('PK\u0003\u0004')).toBe(true);
  expect(text).toContain('=1+1 &amp; &lt;b&gt;</t>');
  expect(text).toContain('<v>12.5</v>');
  expect(text).toContain('Jaén</t>');
  expect(text).toContain('name="Samples  1"');
});
