import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttributeKey, DescriptorKey } from '../../domain/sheet/attributes.ts';

/** The name of an attribute or descriptor, for the reader's language to write (M-SHEET). */
export function attributeWord(key: AttributeKey | DescriptorKey): MessageDescriptor {
  switch (key) {
    case 'fusty':
      return msg`Fusty/muddy sediment`;
    case 'musty':
      return msg`Musty-humid-earthy`;
    case 'winey':
      return msg`Winey-vinegary/acid-sour`;
    case 'frostbitten':
      return msg`Frostbitten olives (wet wood)`;
    case 'rancid':
      return msg`Rancid`;
    case 'other':
      return msg`Other negative attributes`;
    case 'heated':
      return msg`Heated or burnt`;
    case 'hay':
      return msg`Hay-wood`;
    case 'rough':
      return msg`Rough`;
    case 'greasy':
      return msg`Greasy`;
    case 'vegetable-water':
      return msg`Vegetable water`;
    case 'brine':
      return msg`Brine`;
    case 'metallic':
      return msg`Metallic`;
    case 'esparto':
      return msg`Esparto`;
    case 'grubby':
      return msg`Grubby`;
    case 'cucumber':
      return msg`Cucumber`;
    case 'fruity':
      return msg`Fruity`;
    case 'bitter':
      return msg`Bitter`;
    case 'pungent':
      return msg`Pungent`;
  }
}
