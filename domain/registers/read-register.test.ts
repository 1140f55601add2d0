import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readRegister } from './read-register.ts';
import { SAMPLE_FILE, sampleOfRow } from './sample-file.ts';
import { TASTER_FILE } from './taster-file.ts';

describe('LST-4 a CSV file is read as spreadsheets write it', () => {
  test.each([',', ';', '\t'])('separated by %j, with its mark, quotes and line ends', (sign) => {
    const file = `\uFEFFcode${sign}note\r\n"A ""1""${sign}"${sign}"two\r\nlines"\r\n\r\nB${sign}\r\n`;
    expect(readCsv(file)).toEqual([
      { line: 1, cells: ['code', 'note'] },
      { line: 2, cells: [`A "1"${sign}`, 'two\r\nlines'] },
      { line: 5, cells: ['B', ''] },
    ]);
  });
});

describe('LST-4 a file is taken as a whole, or every line that stops it is named', () => {
  test('good lines become what a form would send', () => {
    const read = readRegister(
      'Code,Reception date,initial_quantity,reference,reference_scope,colour\nA-1,2026-11-02,"250,5",yes,Panel,green\n',
      SAMPLE_FILE,
    );
    expect(read).toMatchObject({ problems: [], ignored: ['colour'] });
    const [row] = read.rows;
    expect(row && sampleOfRow(row)).toMatchObject({
      code: 'A-1',
      receptionDate: '2026-11-02',
      initialQuantity: 250.5,
      reference: true,
      referenceScope: 'Panel',
      active: true,
    });
  });

  test('bad lines are named with column and reason', () => {
    const read = readRegister(
      'code,reception_date,initial_quantity,active\n,2026-02-30,x,maybe\nA,,-1,\na,,,\n',
      SAMPLE_FILE,
    );
    expect(read.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'code', 'missing'],
      [2, 'reception_date', 'not-a-day'],
      [2, 'initial_quantity', 'not-a-number'],
      [2, 'active', 'not-yes-or-no'],
      [3, 'initial_quantity', 'out-of-range'],
      [4, 'code', 'twice'],
    ]);
  });

  test('a column that is needed and missing is named', () => {
    expect(readRegister('code\nT1\n', TASTER_FILE).problems).toEqual([
      { line: 1, column: 'first_name', code: 'column-missing', value: '' },
    ]);
    expect(readRegister('', TASTER_FILE).problems).toHaveLength(2);
  });
});
