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

/** The names of the sheet in one language, lower case as in running text (method.md, section 2). */
export type SheetNames = {
  /** A line of the sheet or a descriptor, in full: "frostbitten olives (wet wood)". */
  readonly of: (key: SheetName) => string;
  /** The same for a place with little room: "frostbitten olives". */
  readonly short: (key: SheetName) => string;
  /** SHT-15: a name that stands by itself, as the row of the sheet sets it: "Fusty / muddy sediment". */
  readonly label: (key: SheetName) => string;
  /** What stands beside the shorter name of a line: "wet wood"; null where nothing does. */
  readonly note: (key: AttributeKey) => string | null;
  /** Green or ripe. */
  readonly kind: (kind: FruityKind) => string;
};

/** M-SHEET: the message of a line or a descriptor, for those that hold an i18n rather than a hook. */
export function sheetNameMessage(key: SheetName): MessageDescriptor {
  return isAttributeKey(key) ? LINES[key]() : DESCRIPTORS[key]();
}

/** M-SHEET: the shorter message of a line or a descriptor. */
export function shortSheetNameMessage(key: SheetName): MessageDescriptor {
  if (key === 'fruity') return msg({ context: 'sheet', message: 'fruity' });
  if (key === 'frostbitten') return msg({ context: 'sheet', message: 'frostbitten olives' });
  if (key === 'other') return msg({ context: 'sheet', message: 'other negative' });
  return sheetNameMessage(key);
}

/** M-SHEET: what stands beside a line's shorter name as a note, where its full name says more. */
export const sheetNoteMessage = (key: AttributeKey): MessageDescriptor | null =>
  key === 'frostbitten' ? msg({ context: 'sheet', message: 'wet wood' }) : null;

/** M-SHEET: the message of green or ripe. */
export function fruityKindMessage(kind: FruityKind): MessageDescriptor {
  return kind === 'green'
    ? msg({ context: 'sheet', message: 'green' })
    : msg({ context: 'sheet', message: 'ripe' });
}

/** The names of the sheet in the language of an i18n. */
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

/** The names of the sheet in the language of the page. */
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
