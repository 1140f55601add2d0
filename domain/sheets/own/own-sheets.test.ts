import { expect, test } from 'vitest';
import { ATTRIBUTE_KEYS } from '../../words/attributes.ts';
import { eachLocale, LOCALE_CODES } from '../../words/locale.ts';
import { AWARD_100 } from '../definition/award-100.ts';
import { sheetDefinitionSchema } from '../definition/definition-schema.ts';
import { IOC_VO } from '../definition/ioc-vo.ts';
import type { SheetDefinition } from '../definition/sheet-definition.ts';
import { TRAINING } from '../definition/training.ts';
import { missingLocales, NO_WORDS, saidIn } from '../definition/words.ts';
import { decideBase } from './decide-base.ts';
import { decidePublish } from './decide-publish.ts';
import { draftLacks, missingWords } from './draft-lacks.ts';
import { definitionFrom, draftOf, isOwnSheetId } from './draft-of.ts';
import { type SheetDraft, sheetDraftSchema } from './sheet-draft.ts';

const name = { ...NO_WORDS, en: 'Ours' };
const points = draftOf(AWARD_100, name);
const lines = draftOf(IOC_VO, name);
const withBlocks = (change: (blocks: Blocks) => Blocks): SheetDraft => {
  if (points.form !== 'points') throw new Error('not of points');
  return { ...points, blocks: change(points.blocks) };
};
type Blocks = Extract<SheetDraft, { form: 'points' }>['blocks'];
const publish = (draft: SheetDraft, last: SheetDefinition | null = null) =>
  decidePublish({ sheet: 3, draft, last });

test('SHT-9, SHT-51 a copy begins as what it copies, and becomes version 1 under an id of its own', () => {
  const made = publish(points);
  expect(made).toEqual({
    ok: true,
    value: { ...AWARD_100, id: 'own-3-1', version: 1, name },
  });
  expect(isOwnSheetId('own-3-1')).toBe(true);
  expect(isOwnSheetId('award-100')).toBe(false);
  for (const base of [AWARD_100, IOC_VO, TRAINING]) {
    const definition = definitionFrom(draftOf(base, name), { sheet: 1, version: 1 });
    expect(sheetDefinitionSchema.parse(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
  }
});

test('SHT-9, SHT-49 a version that says what the one before says is none; whatever order its keys came back in', () => {
  const first = publish(points);
  if (!first.ok) throw new Error(first.code);
  const reordered = JSON.parse(
    JSON.stringify(first.value, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ),
  );
  expect(publish(points, sheetDefinitionSchema.parse(reordered))).toMatchObject({
    code: 'nothing-changes',
  });
  const other = withBlocks((blocks) =>
    blocks.toReversed().map((block, at) => ({
      ...block,
      key: String.fromCharCode(65 + at),
    })),
  );
  expect(publish(other, first.value)).toMatchObject({
    ok: true,
    value: { id: 'own-3-2', version: 2 },
  });
});

test('SHT-9, SHT-49 a sheet without a name, a block without items and an item without a name are not published, and each is told', () => {
  const bare = withBlocks((blocks) =>
    blocks.map((block) =>
      block.key === 'A'
        ? { ...block, name: NO_WORDS, items: [] }
        : {
            ...block,
            items: block.items.map((item, at) => (at === 1 ? { ...item, name: NO_WORDS } : item)),
          },
    ),
  );
  const lacks = draftLacks({ ...bare, name: NO_WORDS });
  expect(lacks).toEqual([
    { code: 'name', block: null, item: null },
    { code: 'block-name', block: 'A', item: null },
    { code: 'block-items', block: 'A', item: null },
    { code: 'item-name', block: 'B', item: 2 },
    { code: 'item-name', block: 'C', item: 2 },
  ]);
  expect(publish({ ...bare, name: NO_WORDS })).toEqual({
    ok: false,
    code: 'sheet-draft-lacks',
    data: { lacks },
  });
  expect(draftLacks(withBlocks(() => []))).toEqual([{ code: 'blocks', block: null, item: null }]);
});

test('SHT-9, SHT-47 no draft has a maximum that is none, a key twice, a letter out of place, or more than fits', () => {
  const takes = (draft: unknown) => sheetDraftSchema.safeParse(draft).success;
  expect(takes(points)).toBe(true);
  const first = (change: object) =>
    withBlocks((blocks) =>
      blocks.map((block) => ({
        ...block,
        items: block.items.map((item, at) =>
          at === 0 && block.key === 'A' ? { ...item, ...change } : item,
        ),
      })),
    );
  for (const maximum of [0, 101, 1.5, Number.NaN]) expect(takes(first({ maximum }))).toBe(false);
  expect(takes(first({ maximum: 100 }))).toBe(true);
  expect(takes(first({ key: 'harmony' }))).toBe(false);
  expect(takes(withBlocks((blocks) => blocks.toReversed()))).toBe(false);
  const many = (items: number) =>
    withBlocks(([block]) =>
      block === undefined
        ? []
        : [
            {
              ...block,
              items: Array.from({ length: items }, (_, at) => ({
                kind: 'points' as const,
                key: `item-${at}`,
                maximum: 1,
                name,
                note: null,
              })),
            },
          ],
    );
  expect(takes(many(24))).toBe(true);
  expect(takes(many(25))).toBe(false);
});

test('SHT-10, SHT-53 M-CLASS of the sheet of the IOC a panel edits words and notes: the lines of the law, their order and what they ask stay', () => {
  const edited: SheetDraft = {
    form: 'lines',
    name,
    hasNotes: true,
    notes: { fusty: { ...NO_WORDS, es: 'también borras' }, winey: NO_WORDS },
  };
  const definition = definitionFrom(edited, { sheet: 1, version: 1 });
  if (definition.form !== 'lines') throw new Error('not of lines');
  expect(definition.items.map(({ attribute, asks }) => ({ attribute, asks }))).toEqual(
    IOC_VO.items.map(({ attribute, asks }) => ({ attribute, asks })),
  );
  expect(definition.needs).toEqual(IOC_VO.needs);
  expect(definition.items.flatMap(({ note }) => note ?? [])).toEqual([
    { ...NO_WORDS, es: 'también borras' },
  ]);
  // Neither what is sent nor what is stored can leave a line out, add one, or turn two around.
  expect(sheetDraftSchema.safeParse({ ...lines, items: [] }).success).toBe(false);
  const stored = (items: unknown) =>
    sheetDefinitionSchema.safeParse({ ...definition, items }).success;
  expect(stored(definition.items)).toBe(true);
  expect(stored(definition.items.slice(1))).toBe(false);
  expect(stored(definition.items.toReversed())).toBe(false);
  expect(stored([...definition.items, ...definition.items.slice(0, 1)])).toBe(false);
  expect(stored(definition.items.map((item) => ({ ...item, asks: null })))).toBe(false);
  expect(definition.items).toHaveLength(ATTRIBUTE_KEYS.length);
});

test('SHT-11, SHT-54 what is not written in a language stands in English, else in the first that is written; it is told how much', () => {
  expect(saidIn({ ...NO_WORDS, en: 'Fruity', es: 'Frutado', it: ' ' }, 'es')).toBe('Frutado');
  expect(saidIn({ ...NO_WORDS, en: 'Fruity', es: 'Frutado', it: ' ' }, 'it')).toBe('Fruity');
  expect(saidIn({ ...NO_WORDS, fr: 'Fruité' }, 'es')).toBe('Fruité');
  expect(saidIn(NO_WORDS, 'en')).toBe('');
  expect(missingLocales({ ...eachLocale((locale) => locale), es: '', it: ' ' })).toEqual([
    'es',
    'it',
  ]);
  expect(missingWords(points)).toEqual(
    LOCALE_CODES.filter((locale) => locale !== 'en').map((locale) => ({ locale, missing: 1 })),
  );
});

test('SHT-61 a version and a draft that were stored before a language came are read, and stand in English in it', () => {
  const before: unknown = JSON.parse(
    JSON.stringify(points, (key, value: unknown) => (key === 'it' ? undefined : value)),
  );
  const draft = sheetDraftSchema.parse(before);
  if (draft.form !== 'points') throw new Error('not of points');
  const [block] = draft.blocks;
  expect(block?.name).toMatchObject({ es: 'Olfativa', it: '' });
  expect(saidIn(block?.name ?? NO_WORDS, 'it')).toBe('Olfactory');

  const first = publish(points);
  if (!first.ok) throw new Error(first.code);
  const stored: unknown = JSON.parse(
    JSON.stringify(first.value, (key, value: unknown) => (key === 'it' ? undefined : value)),
  );
  const version = sheetDefinitionSchema.parse(stored);
  expect(version.id).toBe('own-3-1');
  // Nothing was written since: the draft makes no further version.
  expect(publish(draft, version)).toMatchObject({ code: 'nothing-changes' });
});

test('SHT-9 what is copied is there, and a copy keeps its form', () => {
  const base = (of: string, draft: SheetDraft, own: SheetDefinition | null = null) =>
    decideBase({ base: of, draft }, own).ok;
  expect(base('award-100', points)).toBe(true);
  expect(base('ioc-vo', lines)).toBe(true);
  expect(base('ioc-vo', points)).toBe(false);
  expect(base('own-9-1', points)).toBe(false);
  expect(base('own-9-1', points, definitionFrom(points, { sheet: 9, version: 1 }))).toBe(true);
});
