import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '../../../domain/words/role.ts';

/** Message with the name of a role. */
export function roleMessage(role: Role): MessageDescriptor {
  switch (role) {
    case 'jefespanel':
      return msg`Panel leader`;
    case 'adjuntos':
      return msg`Assistant`;
    case 'catadores':
      return msg`Taster`;
  }
}
