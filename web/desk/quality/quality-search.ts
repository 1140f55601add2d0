import { isDay } from '../../../domain/fields/day.ts';
import type { AidAttribute } from '../../../stats-worker/aids/aid-attribute.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';

/** What the aids look at, in the order of the page. */
export const AID_ATTRIBUTES = [
  'defect',
  'fruity',
  'bitter',
  'pungent',
] as const satisfies readonly AidAttribute[];

/** What a page of quality shows, as its address carries it. Days YYYY-MM-DD. */
export type QualitySearch = {
  /** The taster's code. */
  readonly taster?: string;
  readonly series?: 'defect' | 'fruity' | 'classified';
  /** QUA-26: what the aids look at. */
  readonly attribute?: AidAttribute;
  readonly from?: string;
  readonly to?: string;
};

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** Reads the address of a page of quality; what is not as it must be is left out. */
export function readQualitySearch(raw: Record<string, unknown>): QualitySearch {
  const { taster, series, attribute } = raw;
  const code = typeof taster === 'number' ? String(taster) : taster;
  return dropEmpty({
    taster: typeof code === 'string' && code !== '' ? code : undefined,
    series:
      series === 'defect' || series === 'fruity' || series === 'classified' ? series : undefined,
    attribute: AID_ATTRIBUTES.find((one) => one === attribute),
    from: day(raw['from']),
    to: day(raw['to']),
  });
}
