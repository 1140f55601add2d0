import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../../domain/words/attributes.ts';
import { dropEmpty } from '../../../parts/lists/list-search.ts';

/** The search parameters of the training page: a taster's code, and a line of the sheet. */
export type TrainingSearch = { readonly taster?: string; readonly attribute?: AttributeKey };

/** Parses the search parameters of the training page; invalid values are dropped. */
export function readTrainingSearch(raw: Record<string, unknown>): TrainingSearch {
  const { taster, attribute } = raw;
  const code = typeof taster === 'number' ? String(taster) : taster;
  return dropEmpty({
    taster: typeof code === 'string' && code !== '' ? code : undefined,
    attribute: ATTRIBUTE_KEYS.find((one) => one === attribute),
  });
}
