import { describe, expect, test } from 'vitest';
import { blobBytes } from '../files/file-bytes.ts';
import { lastStep } from '../testing/last-step.ts';
import { referenceMaterial } from './assigned-value.ts';
import { readReferencesFile } from './references-reader.ts';

const HEADER = 'sample,attribute,predominant,median_cm,u_cm,sd_cm';

const readReferences = (text: string) => lastStep(readReferencesFile(blobBytes(new Blob([text]))));

/** What a file is refused for. */
async function reasons(...lines: readonly string[]): Promise<unknown> {
  const read = await readReferences(`${lines.join('\n')}\n`);
  return read.ok ? 'taken' : read.data['rows'];
}
const reasonsOf = (...rows: readonly string[]) => reasons(HEADER, ...rows);

async function taken(...lines: readonly string[]) {
  const read = await readReferences(lines.join('\n'));
  if (!read.ok) throw new Error(String(read.data['rows']));
  return read.value.references.map(({ sample, values }) => referenceMaterial(sample, values));
}

describe('what is taken', () => {
  test('M-RM a defect that is not marked predominant is none, wherever it stands', async () => {
    const [material] = await taken(
      HEADER,
      'R-1,rancid,false,2,,',
      'R-1,winey,,1,,',
      'R-1,fruity,,3,,',
    );
    expect(material?.predominant).toBeNull();
  });

  test('M-RM a material is all rows of its sample, with its predominant defect, wherever they stand', async () => {
    expect(
      await taken(
        HEADER,
        'R-1,fruity,false,3.5,0.3,0.5',
        'R-2,brine,TRUE,2,,',
        'R-1,rancid,true,2.25,0,0',
        'R-2,fruity,,10,12.5,',
        'R-1,other,false,0,,0.5',
      ),
    ).toEqual([
      {
        sample: 'R-1',
        predominant: 'rancid',
        values: [
          { attribute: 'fruity', predominant: false, median: 3.5, u: 0.3, sd: 0.5 },
          { attribute: 'rancid', predominant: true, median: 2.25, u: 0, sd: 0 },
          { attribute: 'other', predominant: false, median: 0, u: null, sd: 0.5 },
        ],
      },
      {
        sample: 'R-2',
        predominant: 'brine',
        values: [
          { attribute: 'brine', predominant: true, median: 2, u: null, sd: null },
          { attribute: 'fruity', predominant: false, median: 10, u: 12.5, sd: null },
        ],
      },
    ]);
  });

  test('exchange.md columns stand in any order, those of the certificate may be missing, others are ignored', async () => {
    const header = 'note,median_cm,predominant,attribute,sample';
    expect(await taken(header, 'x,3,true,fusty,R', 'y,4,false,bitter,R')).toEqual([
      {
        sample: 'R',
        predominant: 'fusty',
        values: [
          { attribute: 'fusty', predominant: true, median: 3, u: null, sd: null },
          { attribute: 'bitter', predominant: false, median: 4, u: null, sd: null },
        ],
      },
    ]);
    expect(await taken(HEADER)).toEqual([]);
  });
});

test('exchange.md a file as a European spreadsheet saves it: semicolons, decimal commas, rows of empty cells, a word for true', async () => {
  expect(
    await taken(
      'sep=;',
      HEADER.replaceAll(',', ';'),
      'R-1;fruity;FALSO;3,5;0,30;0,5',
      ';;;;;',
      'R-1;rancid;VERDADERO;2,25;0;0',
      ';;;;;',
    ),
  ).toEqual(await taken(HEADER, 'R-1,fruity,false,3.5,0.30,0.5', 'R-1,rancid,true,2.25,0,0'));
});

test('FRM-17 FRM-42 a sample spelt two ways that look alike is one', async () => {
  const [material, other] = await taken(
    HEADER,
    'Jae\u0301n,fusty,true,3,,',
    'Jaén\u200b,fruity,false,4,,',
  );
  expect(other).toBeUndefined();
  expect(material).toMatchObject({ sample: 'Jaén', predominant: 'fusty' });
});

test('exchange.md unknown columns are named, and blanks around names, codes and words are not part of them', async () => {
  const read = await readReferences(
    'colour,median_cm, predominant ,attribute\t,sample,note\rx,3, true,fusty , R ,\rx,4,false,fruity,R,',
  );
  expect(read).toEqual({
    ok: true,
    value: {
      references: [
        {
          sample: 'R',
          values: [
            { attribute: 'fusty', predominant: true, median: 3, u: null, sd: null },
            { attribute: 'fruity', predominant: false, median: 4, u: null, sd: null },
          ],
        },
      ],
      unknownColumns: ['colour', 'note'],
    },
  });
});

describe('what is refused, with its line and reason', () => {
  test('exchange.md an empty file, or a header that lacks a required column or has one twice', async () => {
    expect(await readReferences('')).toEqual({
      ok: false,
      code: 'references-refused',
      data: {
        rows: ['line 1: the file is empty'],
        more: 0,
        faults: [{ line: 1, faults: [{ code: 'file-empty', values: {} }] }],
      },
    });
    expect(await reasons('u_cm,sd_cm')).toEqual([
      'line 1: column sample is missing; column attribute is missing; column predominant is missing; column median_cm is missing',
    ]);
    expect(await reasons(`${HEADER},sd_cm`)).toEqual(['line 1: column sd_cm is there twice']);
    expect(await reasons('sample', 'R,fruity')).toHaveLength(1);
    expect(await reasons('"a"b')).toEqual(['line 1: text after a closing quote']);
  });

  test.each([
    [',fruity,false,3,,', 'sample is empty'],
    [' ,fruity,false,3,,', 'sample is empty'],
    ['R,sweet,false,3,,', 'unknown attribute "sweet"'],
    [' ,sweet,maybe,3,,', 'sample is empty; unknown attribute "sweet"'],
    ['R,fruity,maybe,3,,', 'predominant "maybe" is not true or false'],
    ['R,fruity,true,3,,', 'fruity cannot be a predominant defect'],
    ['R,bitter,true,3,,', 'bitter cannot be a predominant defect'],
    ['R,pungent,true,3,,', 'pungent cannot be a predominant defect'],
    ['R,other,true,3,,', 'other cannot be a predominant defect'],
    ['R,fruity,false,10.01,,', 'median_cm "10.01" is not a number of cm from 0 to 10'],
    ['R,fruity,false,,,', 'median_cm "" is not a number of cm from 0 to 10'],
    ['R,fruity,false,-1,,', 'median_cm "-1" is not a number of cm from 0 to 10'],
    ['R,fruity,false,3.,,', 'median_cm "3." is not a number of cm from 0 to 10'],
    ['R,fruity,false,.5,,', 'median_cm ".5" is not a number of cm from 0 to 10'],
    ['R,fruity,false,3cm,,', 'median_cm "3cm" is not a number of cm from 0 to 10'],
    ['R,fruity,false,3,x,', 'u_cm "x" is not a number of cm from 0'],
    ['R,fruity,false,3,,-0.5', 'sd_cm "-0.5" is not a number of cm from 0'],
    ['R,fruity,false,3,', '5 cells where the header has 6, separated by commas'],
    ['R,fruity,false,3,,,', '7 cells where the header has 6, separated by commas'],
    ['R,"fruity"x,false,3,,', 'text after a closing quote'],
    [
      ',fruity,maybe,11,-1,x',
      'sample is empty; predominant "maybe" is not true or false; median_cm "11" is not a number of cm from 0 to 10; u_cm "-1" is not a number of cm from 0; sd_cm "x" is not a number of cm from 0',
    ],
  ])('exchange.md %s', async (row, reason) => {
    expect(await reasonsOf('A,fusty,true,3,,', row)).toEqual([`line 3: ${reason}`]);
  });

  test('M-RM a second row of one attribute, and a second predominant defect', async () => {
    expect(
      await reasonsOf(
        'R,fusty,true,3,,',
        'R,fusty,false,4,,',
        'R,musty,true,3,,',
        'S,musty,true,3,,',
      ),
    ).toEqual([
      'line 3: a second row for sample "R", attribute fusty',
      'line 4: a second predominant defect of sample "R"',
    ]);
  });
});
