import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FruityClass, OilClass } from '../../../domain/words/assessment.ts';

/** Message with the name of a class of oil (M-CLASS). */
export function oilClassMessage(oil: OilClass): MessageDescriptor {
  switch (oil) {
    case 'EVOO':
      return msg`Extra virgin`;
    case 'VOO':
      return msg`Virgin`;
    case 'OVOO':
      return msg`Ordinary virgin`;
    case 'LOO':
      return msg`Lampante virgin`;
    case 'LOO_EU':
      return msg`Lampante`;
    case 'NOCLASIFICATED':
      return msg`Not classified`;
  }
}

/** Every class of oil, from the best to "not classified" (M-CLASS). */
export const OIL_CLASSES: readonly OilClass[] = [
  'EVOO',
  'VOO',
  'OVOO',
  'LOO',
  'LOO_EU',
  'NOCLASIFICATED',
];

/** Parses a class of oil; null for any other text. */
export const parseOilClass = (text: string): OilClass | null =>
  OIL_CLASSES.find((oil) => oil === text) ?? null;

/**
 * Message with the name of a class of fruitiness (M-FRUITY). For null it says that the kind is not
 * stated.
 */
export function fruityClassMessage(fruity: FruityClass | null): MessageDescriptor {
  switch (fruity) {
    case null:
      return msg`Kind not stated`;
    case 'GREEN_ROBUST':
      return msg`Green, robust`;
    case 'GREEN_MEDIUM':
      return msg`Green, medium`;
    case 'GREEN_DELICATE':
      return msg`Green, delicate`;
    case 'RIPE':
      return msg`Ripe`;
    case 'NONINTENSITY':
      return msg`No fruitiness`;
  }
}
