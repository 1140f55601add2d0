import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A labelling term or a mandatory statement by its key (M-LABEL); null for any other text. */
export function statementMessage(key: string): MessageDescriptor | null {
  switch (key) {
    case 'robust fruity':
      return msg`Robust fruity`;
    case 'medium fruity':
      return msg`Medium fruity`;
    case 'delicate fruity':
      return msg`Delicate fruity`;
    case 'robust green fruity':
      return msg`Robust green fruity`;
    case 'medium green fruity':
      return msg`Medium green fruity`;
    case 'delicate green fruity':
      return msg`Delicate green fruity`;
    case 'robust ripe fruity':
      return msg`Robust ripe fruity`;
    case 'medium ripe fruity':
      return msg`Medium ripe fruity`;
    case 'delicate ripe fruity':
      return msg`Delicate ripe fruity`;
    case 'terms-need-8':
      return msg`No labelling terms: they need at least eight evaluations`;
    case 'terms-not-for-class':
      return msg`No labelling terms: they are for extra virgin and virgin oils only`;
    case 'robust bitter':
      return msg`Robust bitter`;
    case 'medium bitter':
      return msg`Medium bitter`;
    case 'delicate bitter':
      return msg`Delicate bitter`;
    case 'robust pungent':
      return msg`Robust pungent`;
    case 'medium pungent':
      return msg`Medium pungent`;
    case 'delicate pungent':
      return msg`Delicate pungent`;
    case 'well-balanced':
      return msg`Well balanced: bitter and pungent are at most 2.0 above fruity`;
    case 'mild':
      return msg`Mild: bitter and pungent are at most 2.0`;
    case 'bitter>5':
      return msg`Bitter is above 5.0: must be stated on the report`;
    case 'pungent>5':
      return msg`Pungent is above 5.0: must be stated on the report`;
    default:
      return null;
  }
}
