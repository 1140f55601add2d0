import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const STATEMENTS: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    'robust fruity': msg`Robust fruitiness`,
    'medium fruity': msg`Medium fruitiness`,
    'delicate fruity': msg`Delicate fruitiness`,
    'robust green fruity': msg`Robust green fruitiness`,
    'medium green fruity': msg`Medium green fruitiness`,
    'delicate green fruity': msg`Delicate green fruitiness`,
    'robust ripe fruity': msg`Robust ripe fruitiness`,
    'medium ripe fruity': msg`Medium ripe fruitiness`,
    'delicate ripe fruity': msg`Delicate ripe fruitiness`,
    'terms-need-8': msg`No labelling terms: fewer than eight evaluations`,
    'terms-not-for-class': msg`No labelling terms: for extra virgin and virgin oils only`,
    'robust bitter': msg`Robust bitterness`,
    'medium bitter': msg`Medium bitterness`,
    'delicate bitter': msg`Delicate bitterness`,
    'robust pungent': msg`Robust pungency`,
    'medium pungent': msg`Medium pungency`,
    'delicate pungent': msg`Delicate pungency`,
    'well-balanced': msg`Well balanced oil: the medians of bitter and of pungent are at most 2.0 above that of fruity`,
    mild: msg`Mild oil: the medians of bitter and of pungent are 2.0 or less`,
    'bitter>5': msg`Bitter is above 5.0: must be stated on the report`,
    'pungent>5': msg`Pungent is above 5.0: must be stated on the report`,
  }),
);

/**
 * Message of a labelling term or a mandatory statement by its key (M-LABEL); null for any other
 * text.
 */
export const statementMessage = (key: string): MessageDescriptor | null =>
  STATEMENTS.get(key) ?? null;
