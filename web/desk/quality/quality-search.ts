import { isDay } from '../../../domain/fields/day.ts';
import type { AidAttribute } from '../../../stats-worker/aids/aid-attribute.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';

/** The attributes of the training aids, in page order. */
export const AID_ATTRIBUTES = [
  'defect',
  'fruity',
  'bitter',
  'pungent',
] as const satisfies readonly AidAttribute[];

/** The search parameters of a quality page. Dates are YYYY-MM-DD. */
export type QualitySearch = {
  /** The taster's code. */
  readonly taster?: string;
  readonly series?: 'defect' | 'fruity' | 'classified';
  /** The attribute of the training aids (QUA-26). */
  readonly attribute?: AidAttribute;
  readonly from?: string;
  readonly to?: string;
};

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** Parses the search parameters of a quality page; invalid values are dropped. */
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
