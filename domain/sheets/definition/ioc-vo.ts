import { ATTRIBUTE_KEYS } from '../../words/attributes.ts';
import type { LineItem, LinesSheet } from './sheet-definition.ts';

const ASKS = { other: 'descriptor', fruity: 'fruity-kind' } as const;

/**
 * The sheet of COI/T.20/Doc. 15 for virgin olive oil (SHT-1, M-SHEET). The names of its lines are
 * Lingui messages.
 */
export const IOC_VO: LinesSheet = {
  id: 'ioc-vo',
  version: 1,
  form: 'lines',
  hasNotes: false,
  needs: { heatingDevice: true, calibration: true },
  items: ATTRIBUTE_KEYS.map(
    (attribute): LineItem => ({
      kind: 'line',
      attribute,
      asks: attribute === 'other' || attribute === 'fruity' ? ASKS[attribute] : null,
    }),
  ),
};
