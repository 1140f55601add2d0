import type { DraftLack } from '../../words/draft-lack.ts';
import { LOCALE_CODES, type Locale } from '../../words/locale.ts';
import type { Words } from '../definition/sheet-definition.ts';
import { missingLocales, saysSomething } from '../definition/words.ts';
import type { SheetDraft } from './sheet-draft.ts';

/**
 * What a draft lacks before it can be published (SHT-9). The sheet, each block and each item need a
 * name in one language at least. The sheet needs a block, and each block an item. In a sheet of
 * lines only the name can be missing.
 */
export function draftLacks(draft: SheetDraft): readonly DraftLack[] {
  const lack = (code: DraftLack['code'], block: string | null = null, item: number | null = null) =>
    ({ code, block, item }) as const;
  const name = saysSomething(draft.name) ? [] : [lack('name')];
  if (draft.form === 'lines') return name;
  return [
    ...name,
    ...(draft.blocks.length === 0 ? [lack('blocks')] : []),
    ...draft.blocks.flatMap((block) => [
      ...(saysSomething(block.name) ? [] : [lack('block-name', block.key)]),
      ...(block.items.length === 0 ? [lack('block-items', block.key)] : []),
      ...block.items.flatMap((item, at) =>
        saysSomething(item.name) ? [] : [lack('item-name', block.key, at + 1)],
      ),
    ]),
  ];
}

/** The missing translations of a draft: the languages, and how many texts each lacks (SHT-11). */
export function missingWords(
  draft: SheetDraft,
): readonly { readonly locale: Locale; readonly missing: number }[] {
  const said = wordsOf(draft).filter(saysSomething);
  return LOCALE_CODES.flatMap((locale) => {
    const missing = said.filter((words) => missingLocales(words).includes(locale)).length;
    return missing === 0 ? [] : [{ locale, missing }];
  });
}

const wordsOf = (draft: SheetDraft): readonly Words[] =>
  draft.form === 'lines'
    ? [draft.name, ...Object.values(draft.notes)]
    : [
        draft.name,
        ...draft.blocks.flatMap((block) => [
          block.name,
          ...block.items.flatMap(({ name, note }) => (note === null ? [name] : [name, note])),
        ]),
      ];
