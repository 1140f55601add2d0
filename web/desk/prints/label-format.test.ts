import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A4, LABEL_FORMATS, labelSheets, labelsASheet } from './label-format.ts';

const format = fc.constantFrom(...Object.values(LABEL_FORMATS));

describe('LBL-2 labels lie on sheets of A4', () => {
  test.each(Object.entries(LABEL_FORMATS))('%s fits the page', (name, one) => {
    expect(name).toBe(`${one.width}x${one.height}`);
    expect(one.columns * one.width + (one.columns - 1) * one.gap).toBeLessThanOrEqual(A4.width);
    expect(one.rows * one.height).toBeLessThanOrEqual(A4.height);
  });

  test('every label stands once, in its order, from the place named on', () => {
    fc.assert(
      fc.property(
        format,
        fc.uniqueArray(fc.nat(), { maxLength: 150 }),
        fc.nat(),
        (one, labels, begun) => {
          const size = labelsASheet(one);
          const first = (begun % size) + 1;
          const sheets = labelSheets(labels, one, first);
          const placed = sheets.flat();
          return (
            sheets.every((sheet) => sheet.length <= size) &&
            placed.length === first - 1 + labels.length &&
            placed.every((label, at) => label === (labels[at - first + 1] ?? null))
          );
        },
      ),
    );
  });
});
