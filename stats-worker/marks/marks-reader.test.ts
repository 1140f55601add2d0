import { describe, expect, test } from 'vitest';
import { bytes } from '../../domain/testing/bytes.ts';
import { dateOf } from './calendar-day.ts';
import { NO_DAY } from './mark-columns.ts';
import { createMarksReader } from './marks-reader.ts';
import { LINES, UNANSWERED } from './sheet-columns.ts';

const HEADER =
  'session,date,training,sample,replicate,taster,code,position,attribute,mm,qualifier,signed_at,valid';
const GOOD = '1,2026-03-02,false,A,1,T01,105,1,fruity,40,green,2026-03-02T10:15:00+01:00,true';
const SHORT = 'session,sample,taster,attribute,mm';

function read(text: string, piece = text.length) {
  const reader = createMarksReader();
  const all = bytes(text);
  for (let at = 0; at < all.length; at += piece) reader.push(all.subarray(at, at + piece));
  return reader.end();
}

const file = (...rows: readonly string[]): string => `${[HEADER, ...rows].join('\n')}\n`;

/** What a file is refused for. */
function reasons(text: string): unknown {
  const answer = read(text);
  return answer.ok ? 'taken' : answer.data['rows'];
}

/** The columns of a good file. */
function columns(text: string, piece?: number) {
  const answer = read(text, piece);
  if (!answer.ok) throw new Error(String(answer.data['rows']));
  return answer.value.columns;
}

describe('what is taken', () => {
  test('M-SCALE only five columns are required: replicate is 1, valid true, training false, the date unknown', () => {
    const found = columns(`${SHORT}\n1,A,T01,fruity,40\n`);
    expect(found).toMatchObject({ sheets: 1, sessions: ['1'], samples: ['A'], tasters: ['T01'] });
    expect([found.replicate[0], found.valid[0], found.sessionTraining[0]]).toEqual([1, 1, 0]);
    expect(found.sessionDay[0]).toBe(NO_DAY);
    expect([...found.marks]).toEqual([255, 255, 255, 255, 255, 255, 40, 255, 255]);
  });

  test('M-SCALE an empty cell is no answer, 0 is a deliberate one', () => {
    const found = columns(`${SHORT}\n1,A,T01,fruity,\n1,A,T01,bitter,0\n`);
    expect([...found.marks.subarray(6, LINES)]).toEqual([UNANSWERED, 0, UNANSWERED]);
  });

  test('columns may stand in any order, and unknown ones are ignored and named', () => {
    const answer = read(
      'mm,colour,attribute,taster,sample,session,note\n40,red,fruity,T01,A,1,x\n',
    );
    expect(answer).toMatchObject({ ok: true, value: { unknownColumns: ['colour', 'note'] } });
  });

  test.each([
    ['CRLF', `${HEADER}\r\n${GOOD}\r\n`],
    ['CR', `${HEADER}\r${GOOD}\r`],
    ['CR and no end', `${HEADER}\r${GOOD}`],
    [
      'blanks around names, codes and words',
      `${HEADER.replaceAll(',', ' , ')} \n${GOOD.replace('A,', ' A ,').replace('T01', '\tT01\u00a0').replace('green', ' green').replace('fruity', 'fruity ').replace(/true$/, ' true ')}\n`,
    ],
    ['no line feed at the end', `${HEADER}\n${GOOD}`],
    ['CRLF and no end', `${HEADER}\r\n${GOOD}`],
    ['a byte order mark', `\uFEFF${HEADER}\n${GOOD}\n`],
    ['empty lines', `${HEADER}\n\n${GOOD}\n\r\n\n`],
    [
      'quotes',
      `${HEADER.replace('session', '"session"')}\n${GOOD.replace('A', '"A"').replace('true', '"true"')}\n`,
    ],
    ['semicolons', file(GOOD).replaceAll(',', ';')],
    ['semicolons in CRLF lines', file(GOOD).replaceAll(',', ';').replaceAll('\n', '\r\n')],
    ['tabs', file(GOOD).replaceAll(',', '\t')],
    ['a line that names the separator', `sep=;\r\n${file(GOOD).replaceAll(',', ';')}`],
    ['such a line after a mark', `\uFEFFsep=\t\n${file(GOOD).replaceAll(',', '\t')}`],
    [
      'rows of empty cells',
      `${','.repeat(12)}\n${file(GOOD).replaceAll('\n', `\n${','.repeat(12)}\n`)}`,
    ],
    [
      'flags as a Spanish spreadsheet saves them',
      file(GOOD.replace('true', 'VERDADERO').replace('false', 'FALSO')),
    ],
    ['flags as a French one does', file(GOOD.replace('true', 'VRAI').replace('false', 'FAUX'))],
    [
      'characters that nobody sees in codes',
      file(GOOD.replace(',A,', ',A\u200b,').replace('T01', '\u2060T\u00ad01')),
    ],
    [
      'quotes and CRLF',
      `\uFEFF"session"${HEADER.slice(7)}\r\n${GOOD.replace(/true$/, '"true"')}\r\n`,
    ],
    [
      'flags as spreadsheets write them',
      file(GOOD.replace('true', 'TRUE').replace('false', 'FALSE')),
    ],
  ])('the same file with %s says the same, in whatever pieces it comes', (_, text) => {
    const expected = columns(file(GOOD));
    for (const piece of [1, 2, 7, text.length]) expect(columns(text, piece)).toEqual(expected);
  });

  test('M-SHEET blanks around the tick of who smelled only are no part of it', () => {
    const rows = `1,A,T01,fruity,40, true \n1,A,T02,fruity,41,\tFALSE\n`;
    expect(columns(`${SHORT},smelled_only \n${rows}`).sheets).toBe(2);
  });

  test('PLN-43 an evaluation of a counter-assessment is marked, by every row of it alike', () => {
    const head = `${SHORT},counter_assessment\n`;
    expect([...columns(`${head}1,A,T01,fruity,40,true\n1,A,T02,fruity,41,\n`).counter]).toEqual([
      1, 0,
    ]);
    expect(reasons(`${head}1,A,T01,fruity,40,true\n1,A,T01,bitter,41,false\n`)).toEqual([
      'line 3: counter_assessment differs from an earlier row of the same evaluation',
    ]);
  });

  test('a quoted cell may hold commas, doubled quotes and line feeds, which a code has none of', () => {
    const text = `${SHORT}\n1,"A, the ""first""","T\r\n01",fruity,40\n1,"A, the ""first""",T02,fruity,41\n`;
    for (const piece of [1, 5, text.length]) {
      const found = columns(text, piece);
      expect(found).toMatchObject({ samples: ['A, the "first"'], tasters: ['T 01', 'T02'] });
    }
  });

  test('FRM-17 FRM-42 a taster spelt two ways that look alike is one, and keeps every sheet', () => {
    const spelt = ['José 1', 'Jose\u0301 1', 'José\u200b 1', 'José\u00a01', ' José  1'];
    const rows = ['fusty', 'musty', 'winey', 'fruity', 'bitter'].map(
      (attribute, place) => `1,Añada,${spelt[place]},${attribute},4${place}`,
    );
    const found = columns([SHORT, ...rows].join('\n'));
    expect(found).toMatchObject({ sheets: 1, tasters: ['José 1'] });
    expect(reasons([SHORT, ...rows, '1,Añada,José 1,fusty,4'].join('\n'))).toEqual([
      expect.stringContaining('line 7: a second answer'),
    ]);
    expect(reasons(`${SHORT}\n1,A,\u200b,fruity,4\n`)).toEqual(['line 2: taster is empty']);
  });

  test('EXP-2 a code that was guarded from spreadsheets is read as it is', () => {
    expect(columns(`${SHORT}\n1,'-A,'=T,fruity,40\n`)).toMatchObject({
      samples: ['-A'],
      tasters: ['=T'],
    });
  });

  test('rows of one sheet need not stand together, and sheets keep the order of their first row', () => {
    const rows = [
      '1,A,T01,fruity,40',
      '1,A,T02,fruity,50',
      '1,A,T01,bitter,10',
      '2,A,T01,fruity,1',
    ];
    const found = columns([SHORT, ...rows].join('\n'));
    expect([found.sheets, ...found.taster]).toEqual([3, 0, 1, 0]);
    expect([...found.session]).toEqual([0, 0, 1]);
    expect(found.marks[7]).toBe(10);
  });

  test('qualifiers, dates, training and validity reach the columns', () => {
    const found = columns(
      file(
        GOOD.replace('false', 'true').replace(/true$/, 'false'),
        '1,2026-03-02,true,A,1,T01,105,2,other,30,vegetable-water,,false',
      ),
    );
    expect(found).toMatchObject({ sheets: 1 });
    expect([found.fruityKind[0], found.descriptor[0], found.valid[0]]).toEqual([1, 5, 0]);
    expect([dateOf(found.sessionDay[0] ?? 0), found.sessionTraining[0]]).toEqual(['2026-03-02', 1]);
  });

  test('training is stated by any row of its session, and need not be by the others', () => {
    const trainings = (...cells: readonly string[]) =>
      columns(file(...cells.map((cell, place) => `1,,${cell},A,1,T0${place},,,fruity,4,,,`)))
        .sessionTraining[0];
    expect([trainings('true', ''), trainings('', 'true'), trainings('', '')]).toEqual([1, 1, 0]);
    expect([trainings('false', ''), trainings('', 'false'), trainings('TRUE', 'true')]).toEqual([
      0, 0, 1,
    ]);
  });

  test('a header alone is a file without marks', () => {
    expect(columns(`${HEADER}\n`).sheets).toBe(0);
  });
});

describe('what is refused, with its line and reason', () => {
  test.each([
    ['101', 'intensity "101" is not'],
    ['-1', 'intensity "-1" is not'],
    ['5.7', 'intensity "5.7" is not'],
    ['40.0', 'intensity "40.0" is not'],
    ['4e1', 'intensity "4e1" is not'],
    [' 40', 'intensity " 40" is not'],
    ['NaN', 'intensity "NaN" is not'],
    ['forty', 'intensity "forty" is not'],
  ])('M-SCALE intensity %j', (mm, reason) => {
    expect(reasons(file(GOOD.replace(',40,', `,${mm},`)))).toEqual([
      expect.stringContaining(`line 2: ${reason}`),
    ]);
  });

  test('M-SCALE a decimal comma makes a cell too many, or is no whole number when quoted', () => {
    expect(reasons(`${SHORT}\n1,A,T01,fruity,5,7\n`)).toEqual([
      'line 2: 6 cells where the header has 5, separated by commas',
    ]);
    expect(reasons(`${SHORT}\n1,A,T01,fruity,"5,7"\n`)).toEqual([
      expect.stringContaining('line 2: intensity "5,7" is not'),
    ]);
  });

  test.each([
    [GOOD.replace('fruity', 'Fruity'), 'unknown attribute "Fruity"'],
    [GOOD.replace('fruity', ''), 'unknown attribute ""'],
    [GOOD.replace('fruity', 'grubby'), 'unknown attribute "grubby"'],
    [GOOD.replace('green', 'brown'), 'qualifier "brown" does not belong to fruity'],
    [GOOD.replace('green', 'grubby'), 'qualifier "grubby" does not belong to fruity'],
    [GOOD.replace('fruity', 'bitter'), 'qualifier "green" does not belong to bitter'],
    [GOOD.replace('A,1', 'A,3'), 'replicate "3" is not 1 or 2'],
    [GOOD.replace('false', 'no'), 'training "no" is not true or false'],
    [GOOD.replace(/true$/, '1'), 'valid "1" is not true or false'],
    [GOOD.replace('2026-03-02,', '02/03/2026,'), 'date "02/03/2026" is not a date YYYY-MM-DD'],
    [GOOD.replace('2026-03-02,', '2026-02-29,'), 'date "2026-02-29" is not a date YYYY-MM-DD'],
    [GOOD.replace('105,1', '105,0'), 'position "0" is not a number from 1'],
    [
      GOOD.replace('+01:00', ''),
      'signed_at "2026-03-02T10:15:00" is not an instant with an offset',
    ],
    [GOOD.replace('1,2026', ',2026'), 'session is empty'],
    [GOOD.replace(',A,', ',,'), 'sample is empty'],
    [GOOD.replace('T01', ' '), 'taster is empty'],
  ])('%s', (row, reason) => {
    expect(reasons(file(row))).toEqual([`line 2: ${reason}`]);
  });

  test('a second answer to the same question, though another row stands between, one is empty or quoted', () => {
    const rows = [
      '1,A,T01,fruity,40',
      '1,A,T02,fruity,40',
      '1,A,"T01",fruity,40',
      '1,A,T02,fruity,',
    ];
    expect(reasons([SHORT, ...rows].join('\n'))).toEqual([
      'line 4: a second answer for session "1", sample "A", replicate 1, taster "T01", attribute fruity',
      'line 5: a second answer for session "1", sample "A", replicate 1, taster "T02", attribute fruity',
    ]);
  });

  test('the same answer in another session, sample, replicate, taster or attribute is not a second one', () => {
    const rows = [
      '1,,,A,1,T01,,,fruity,4,,,',
      '2,,,A,1,T01,,,fruity,4,,,',
      '1,,,B,1,T01,,,fruity,4,,,',
      '1,,,A,2,T01,,,fruity,4,,,',
      '1,,,A,1,T02,,,fruity,4,,,',
      '1,,,A,1,T01,,,bitter,4,,,',
    ];
    expect(columns(file(...rows)).sheets).toBe(5);
    expect(reasons(file(...rows, '1,,,A,,T01,,,fruity,4,,,'))).toEqual([
      expect.stringContaining('line 8: a second answer'),
    ]);
  });

  test('what contradicts an earlier row of the same session or evaluation', () => {
    const other = GOOD.replace('fruity', 'bitter').replace('green', '');
    expect(reasons(file(GOOD, other.replace('2026-03-02,', '2026-03-03,')))).toEqual([
      'line 3: date 2026-03-03 differs from 2026-03-02 of the same session',
    ]);
    expect(reasons(file(GOOD, other.replace(',false,', ',true,')))).toEqual([
      'line 3: training differs from an earlier row of the same session',
    ]);
    expect(reasons(file(GOOD, other.replace(/true$/, 'false')))).toEqual([
      'line 3: valid differs from an earlier row of the same evaluation',
    ]);
  });

  test('every bad row is named with all its reasons and its own line, past quoted line feeds and empty lines', () => {
    const text = `${SHORT}\n1,"A\nB",T01,fruity,40\n\n1,A,T01,fruty,101\n1,A,T01,fruity,7\n1,A,,sweet,\n`;
    expect(reasons(text)).toEqual([
      'line 5: unknown attribute "fruty"; intensity "101" is not a whole number of millimetres from 0 to 100',
      'line 7: taster is empty; unknown attribute "sweet"',
    ]);
    expect(reasons(text.replaceAll('\n', '\r\n'))).toEqual(reasons(text));
  });

  test.each([
    ['a quote that is not closed', '1,A,"T01,fruity,40', 'a quote is not closed'],
    ['text after a quote', '1,"A"x,T01,fruity,40', 'text after a closing quote'],
    ['a quote within a cell', '1,A"B",T01,fruity,40', 'a quote inside a cell'],
    ['too few cells', '1,A,T01,fruity', '4 cells where the header has 5'],
    [
      'another separator',
      '1;A;T01;fruity;40',
      '1 cells where the header has 5, separated by commas',
    ],
  ])('%s', (_, row, reason) => {
    expect(reasons(`${SHORT}\n${row}\n`)).toEqual([expect.stringContaining(`line 2: ${reason}`)]);
  });

  test('a header that lacks a required column or has one twice', () => {
    expect(reasons('session,sample,taster,attribute\n1,A,T01,fruity\n')).toEqual([
      'line 1: column mm is missing',
    ]);
    expect(reasons('mm,session,sample,taster,attribute,mm\n')).toEqual([
      'line 1: column mm is there twice',
    ]);
    expect(reasons('session|sample|taster|attribute|mm\n')).toEqual([
      'line 1: column session is missing; column sample is missing; column taster is missing; column attribute is missing; column mm is missing; there is one column: cells are separated by commas, semicolons or tabs',
    ]);
    expect(reasons('"session"x,sample\n')).toEqual(['line 1: text after a closing quote']);
    expect(reasons('')).toEqual(['line 1: the file is empty']);
    expect(read('')).toMatchObject({ ok: false, code: 'marks-refused' });
  });
});
