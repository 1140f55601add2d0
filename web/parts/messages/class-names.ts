import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FruityClass, OilClass } from '../../../domain/words/assessment.ts';

const OIL_CLASS_NAMES: Readonly<Record<OilClass, MessageDescriptor>> = {
  EVOO: msg`Extra virgin`,
  VOO: msg`Virgin`,
  OVOO: msg`Ordinary virgin`,
  LOO: msg`Lampante virgin`,
  LOO_EU: msg`Lampante`,
  NOCLASIFICATED: msg`Not classified`,
};

/** Message with the name of a class of oil (M-CLASS). */
export const oilClassMessage = (oil: OilClass): MessageDescriptor => OIL_CLASS_NAMES[oil];

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

const FRUITY_CLASS_NAMES: Readonly<Record<FruityClass, MessageDescriptor>> = {
  GREEN_ROBUST: msg`Green, robust`,
  GREEN_MEDIUM: msg`Green, medium`,
  GREEN_DELICATE: msg`Green, delicate`,
  RIPE: msg`Ripe`,
  NONINTENSITY: msg`No fruitiness`,
};

/** Whether a text is a class of fruitiness. */
export const isFruityClass = (text: string): text is FruityClass =>
  Object.hasOwn(FRUITY_CLASS_NAMES, text);

/**
 * Message with the name of a class of fruitiness (M-FRUITY). For null it says that the kind is not
 * stated.
 */
export const fruityClassMessage = (fruity: FruityClass | null): MessageDescriptor =>
  fruity === null ? msg`Kind not stated` : FRUITY_CLASS_NAMES[fruity];
