import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Message of a labelling term or a mandatory statement by its key (M-LABEL); null for any other
 * text.
 */
export function statementMessage(key: string): MessageDescriptor | null {
  switch (key) {
    case 'robust fruity':
      return msg`Robust fruitiness`;
    case 'medium fruity':
      return msg`Medium fruitiness`;
    case 'delicate fruity':
      return msg`Delicate fruitiness`;
    case 'robust green fruity':
      return msg`Robust green fruitiness`;
    case 'medium green fruity':
      return msg`Medium green fruitiness`;
    case 'delicate green fruity':
      return msg`Delicate green fruitiness`;
    case 'robust ripe fruity':
      return msg`Robust ripe fruitiness`;
    case 'medium ripe fruity':
      return msg`Medium ripe fruitiness`;
    case 'delicate ripe fruity':
      return msg`Delicate ripe fruitiness`;
    case 'terms-need-8':
      return msg`No labelling terms: fewer than eight evaluations`;
    case 'terms-not-for-class':
      return msg`No labelling terms: for extra virgin and virgin oils only`;
    case 'robust bitter':
      return msg`Robust bitterness`;
    case 'medium bitter':
      return msg`Medium bitterness`;
    case 'delicate bitter':
      return msg`Delicate bitterness`;
    case 'robust pungent':
      return msg`Robust pungency`;
    case 'medium pungent':
      return msg`Medium pungency`;
    case 'delicate pungent':
      return msg`Delicate pungency`;
    case 'well-balanced':
      return msg`Well balanced oil: the medians of bitter and of pungent are at most 2.0 above that of fruity`;
    case 'mild':
      return msg`Mild oil: the medians of bitter and of pungent are 2.0 or less`;
    case 'bitter>5':
      return msg`Bitter is above 5.0: must be stated on the report`;
    case 'pungent>5':
      return msg`Pungent is above 5.0: must be stated on the report`;
    default:
      return null;
  }
}
