import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  type AttributeKey,
  type DescriptorKey,
  type FruityKind,
  isAttributeKey,
} from '../../../domain/words/attributes.ts';
import { type SheetName, sheetLabel } from './sheet-label.ts';

/**
 * The names of the sheet's attributes in one language, in lower case as in running text (method.md,
 * section 2).
 */
export type SheetNames = {
  /** An attribute or a descriptor in full: "frostbitten olives (wet wood)". */
  readonly of: (key: SheetName) => string;
  /** The short name, for narrow places: "frostbitten olives". */
  readonly short: (key: SheetName) => string;
  /**
   * The name as a label of its own, as a row of the sheet shows it: "Fusty / muddy sediment"
   * (SHT-15).
   */
  readonly label: (key: SheetName) => string;
  /**
   * The note that completes the short name of an attribute: "wet wood". Null where there is none.
   */
  readonly note: (key: AttributeKey) => string | null;
  /** The name of a kind of fruitiness: green or ripe. */
  readonly kind: (kind: FruityKind) => string;
};

/**
 * Message with the full name of an attribute or a descriptor, for code without React hooks
 * (M-SHEET).
 */
export function sheetNameMessage(key: SheetName): MessageDescriptor {
  return isAttributeKey(key) ? LINES[key]() : DESCRIPTORS[key]();
}

/** Message with the short name of an attribute or a descriptor (M-SHEET). */
export function shortSheetNameMessage(key: SheetName): MessageDescriptor {
  if (key === 'fruity') return msg({ context: 'sheet', message: 'fruity' });
  if (key === 'frostbitten') return msg({ context: 'sheet', message: 'frostbitten olives' });
  if (key === 'other') return msg({ context: 'sheet', message: 'other negative' });
  return sheetNameMessage(key);
}

/**
 * Message with the note that completes an attribute's short name, where the full name says more
 * (M-SHEET).
 */
export const sheetNoteMessage = (key: AttributeKey): MessageDescriptor | null =>
  key === 'frostbitten' ? msg({ context: 'sheet', message: 'wet wood' }) : null;

/** Message with the name of a kind of fruitiness: green or ripe (M-SHEET). */
export function fruityKindMessage(kind: FruityKind): MessageDescriptor {
  return kind === 'green'
    ? msg({ context: 'sheet', message: 'green' })
    : msg({ context: 'sheet', message: 'ripe' });
}

/** The names of the sheet's attributes in the language of an i18n object. */
export function sheetNames(i18n: I18n): SheetNames {
  const of = (key: SheetName) => i18n._(sheetNameMessage(key));
  const short = (key: SheetName) => i18n._(shortSheetNameMessage(key));
  return {
    of,
    short,
    label: (key) => sheetLabel(key, { of, short }),
    note: (key) => {
      const message = sheetNoteMessage(key);
      return message === null ? null : i18n._(message);
    },
    kind: (kind) => i18n._(fruityKindMessage(kind)),
  };
}

/** React hook that returns the names of the sheet's attributes in the page's language. */
export function useSheetNames(): SheetNames {
  return sheetNames(useLingui().i18n);
}

const LINES: Readonly<Record<AttributeKey, () => MessageDescriptor>> = {
  fusty: () => msg({ context: 'sheet', message: 'fusty/muddy sediment' }),
  musty: () => msg({ context: 'sheet', message: 'musty-humid-earthy' }),
  winey: () => msg({ context: 'sheet', message: 'winey-vinegary/acid-sour' }),
  frostbitten: () => msg({ context: 'sheet', message: 'frostbitten olives (wet wood)' }),
  rancid: () => msg({ context: 'sheet', message: 'rancid' }),
  other: () => msg({ context: 'sheet', message: 'other negative attributes' }),
  fruity: () => msg({ context: 'sheet', message: 'fruity (green, ripe)' }),
  bitter: () => msg({ context: 'sheet', message: 'bitter' }),
  pungent: () => msg({ context: 'sheet', message: 'pungent' }),
};

const DESCRIPTORS: Readonly<Record<DescriptorKey, () => MessageDescriptor>> = {
  heated: () => msg({ context: 'sheet', message: 'heated or burnt' }),
  hay: () => msg({ context: 'sheet', message: 'hay-wood' }),
  rough: () => msg({ context: 'sheet', message: 'rough' }),
  greasy: () => msg({ context: 'sheet', message: 'greasy' }),
  'vegetable-water': () => msg({ context: 'sheet', message: 'vegetable water' }),
  brine: () => msg({ context: 'sheet', message: 'brine' }),
  metallic: () => msg({ context: 'sheet', message: 'metallic' }),
  esparto: () => msg({ context: 'sheet', message: 'esparto' }),
  grubby: () => msg({ context: 'sheet', message: 'grubby' }),
  cucumber: () => msg({ context: 'sheet', message: 'cucumber' }),
};
