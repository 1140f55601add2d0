import { describe, expect, test } from 'vitest';
import { toCsv } from '../files/write-csv.ts';
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
      columns: ['lastName', 'code', 'firstName'],
      cells: [['Ruiz', 'T1', 'Ana']],
      rows: [{ line: 2, values: { lastName: 'Ruiz', code: 'T1', firstName: 'Ana' } }],
      ignored: ['colour'],
      problems: [],
    });
  });

  test.each([
    [
      'code,reception_date,initial_quantity\nS-001,2026-11-20,250,5\n',
      { code: 'more-cells', value: 'S-001 | 2026-11-20 | 250 | 5' },
    ],
    [
      'code,additional_info\nS-1,fruity, green\n',
      { code: 'more-cells', value: 'S-1 | fruity | green' },
    ],
    ['code,presentation,active\nS-1,glass\n', { code: 'fewer-cells', value: 'S-1 | glass' }],
    ['code\nS-1,\n', { code: 'more-cells', value: 'S-1 | ' }],
  ])(
    'LST-13 a row of another width than the heads is named and none of it read: %j',
    (csv, problem) => {
      const { rows, problems } = readRegister(csv, SAMPLE_FILE);
      expect(problems).toEqual([{ line: 2, column: '', ...problem }]);
      expect(rows).toEqual([]);
    },
  );

  test('LST-13 an address with a comma outside of quotes moves no city into the country', () => {
    const csv = 'code,first_name,address,city,country\nT1,Ana,Calle Mayor, 3,Jaén,España\n';
    expect(readRegister(csv, TASTER_FILE)).toMatchObject({
      rows: [],
      problems: [{ line: 2, code: 'more-cells' }],
    });
  });

  test('a long row is cut where it is told', () => {
    const [problem] = readRegister(`code\n${'x,'.repeat(500)}\n`, SAMPLE_FILE).problems;
    expect(problem?.value).toHaveLength(201);
  });

  test.each([
    ['code,presentation,Presentation\nA,x,y\n', 'Presentation'],
    ['code,presentation,Presentación\nA,x,y\n', 'Presentación'],
    ['code,reception_date,Received\nA,,\n', 'Received'],
    ['code,colour,colour\nA,x,y\n', 'colour'],
  ])(
    'LST-13 LST-23 a head that stands twice is refused, also in two languages: %j',
    (csv, column) => {
      expect(readRegister(csv, SAMPLE_FILE).problems).toEqual([
        { line: 1, column, code: 'column-twice', value: '' },
      ]);
    },
  );

  test('heads without a name are no columns', () => {
    expect(readRegister('code,,\nA,x,y\n', SAMPLE_FILE)).toMatchObject({
      problems: [],
      ignored: [],
      cells: [['A']],
    });
  });

  test('LST-13 LST-22 what is told of a row is what was read, not what stood there', () => {
    const csv =
      'code;initial_quantity;reference;reference_scope;reference_class;reception_date\n' +
      'A\u00a0 1\u200b;250,5;SÍ;x;voo;2026-11-20\n';
    expect(readRegister(csv, SAMPLE_FILE)).toMatchObject({
      columns: [
        'code',
        'initialQuantity',
        'reference',
        'referenceScope',
        'referenceClass',
        'receptionDate',
      ],
      cells: [['A 1', 250.5, true, 'x', 'VOO', '2026-11-20']],
      problems: [],
    });
  });

  test('FRM-17 FRM-42 codes that look alike are one, and are named as they are kept', () => {
    const csv = 'code\nJose\u0301\nJosé\u200b\nT\u00a01\nt  1\n';
    expect(readRegister(csv, SAMPLE_FILE).problems).toEqual([
      { line: 3, column: 'code', code: 'twice', value: 'José' },
      { line: 5, column: 'code', code: 'twice', value: 't 1' },
    ]);
  });

  test('a code of characters that nobody sees is missing', () => {
    expect(readRegister('code\n\u200b\n', SAMPLE_FILE).problems).toMatchObject([
      { line: 2, code: 'missing' },
    ]);
  });

  test('FRM-10 FRM-32 a year of fewer than four digits is no day, as in the form', () => {
    expect(readRegister('code,reception_date\nA,0026-11-20\n', SAMPLE_FILE).problems).toEqual([
      { line: 2, column: 'reception_date', code: 'not-a-day', value: '0026-11-20' },
    ]);
  });

  test('LST-2 what an export guards from spreadsheets comes back without the guard', () => {
    const csv = toCsv([
      ['code', 'first_name', 'phone', 'additional_info'],
      ['-A', '@Ana', '+34 600', 'one\n=two;-x'],
    ]);
    expect(csv).toContain("'+34 600");
    expect(readRegister(csv, TASTER_FILE)).toMatchObject({
      problems: [],
      cells: [['-A', '@Ana', '+34 600', 'one\n=two;-x']],
    });
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
    const read = readRegister('code,reception_date\nA, 31/11/2026 \n', SAMPLE_FILE);
    expect(read.problems).toEqual([
      { line: 2, column: 'reception_date', code: 'not-a-day', value: '31/11/2026' },
    ]);
    expect(read.rows).toEqual([{ line: 2, values: { code: 'A' } }]);
  });

  test('LST-25 the days of a file are read with the day first where that is how they are written', () => {
    const csv = 'code,reception_date\nA,3/4/2026\n';
    expect(readRegister(csv, SAMPLE_FILE).problems).toEqual([
      { line: 2, column: 'reception_date', code: 'ambiguous-day', value: '3/4/2026' },
    ]);
    expect(readRegister(csv, SAMPLE_FILE, true)).toMatchObject({
      problems: [],
      rows: [{ line: 2, values: { code: 'A', receptionDate: '2026-04-03' } }],
    });
  });
});
