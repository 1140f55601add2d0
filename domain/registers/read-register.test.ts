import { describe, expect, test } from 'vitest';
import { SAMPLE_FILE, sampleOfRow } from '../samples/sample-csv.ts';
import { TASTER_FILE } from '../tasters/taster-csv.ts';
import { readRegister } from './read-register.ts';

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

  test('a quote that is never closed is named, and the rows it swallows are no cell of a good file', () => {
    const { problems } = readRegister('code,first_name\nA-1,"Ana\nA-2,Eva\nA-3,Luz\n', TASTER_FILE);
    expect(problems).toContainEqual({ line: 2, column: '', code: 'lone-quote', value: '"' });
  });

  test('a column that is needed and missing is named', () => {
    expect(readRegister('code\nT1\n', TASTER_FILE).problems).toEqual([
      { line: 1, column: 'first_name', code: 'column-missing', value: '' },
    ]);
    expect(readRegister('', TASTER_FILE).problems).toHaveLength(2);
  });
});

describe('LST-4 a file is read for one register', () => {
  test('columns in the file’s order and spelling; what nobody knows is named and left out', () => {
    const read = readRegister(
      ' Last Name ,colour,CODE,,first_name\nRuiz,red, T1 ,x,Ana\n',
      TASTER_FILE,
    );
    expect(read).toEqual({
      columns: ['last_name', 'code', 'first_name'],
      cells: [['Ruiz', 'T1', 'Ana']],
      rows: [{ line: 2, values: { lastName: 'Ruiz', code: 'T1', firstName: 'Ana' } }],
      ignored: ['colour'],
      problems: [],
    });
  });

  test('a row that ends early has blanks', () => {
    const read = readRegister('code,first_name,last_name\nT1,Ana\n', TASTER_FILE);
    expect(read.cells).toEqual([['T1', 'Ana', '']]);
    expect(read.rows[0]?.values).toEqual({ code: 'T1', firstName: 'Ana', lastName: '' });
    expect(read.problems).toEqual([]);
  });

  test('a row that stands twice is named with its line and its code, whatever the capitals', () => {
    const read = readRegister('code\nA\nB\na\nb\n', SAMPLE_FILE);
    expect(read.problems).toEqual([
      { line: 4, column: 'code', code: 'twice', value: 'a' },
      { line: 5, column: 'code', code: 'twice', value: 'b' },
    ]);
  });

  test('rows without a code are not each other’s', () => {
    const read = readRegister('code,note\n,x\n,y\n', { ...SAMPLE_FILE });
    expect(read.problems.map(({ code }) => code)).toEqual(['missing', 'missing']);
  });

  test('a column that is named like what every object has is nobody’s', () => {
    const read = readRegister('code,constructor\nA,x\n', SAMPLE_FILE);
    expect(read).toMatchObject({ ignored: ['constructor'], problems: [], columns: ['code'] });
  });

  test('an empty file has no rows, and every column it needs is missing', () => {
    expect(readRegister('', TASTER_FILE)).toEqual({
      columns: [],
      cells: [],
      rows: [],
      ignored: [],
      problems: [
        { line: 1, column: 'code', code: 'column-missing', value: '' },
        { line: 1, column: 'first_name', code: 'column-missing', value: '' },
      ],
    });
  });

  test('what stood in a cell that cannot be read is told as it stood, without blanks', () => {
    const read = readRegister('code,reception_date\nA, 31/12/2026 \n', SAMPLE_FILE);
    expect(read.problems).toEqual([
      { line: 2, column: 'reception_date', code: 'not-a-day', value: '31/12/2026' },
    ]);
    expect(read.rows).toEqual([{ line: 2, values: { code: 'A' } }]);
  });
});
