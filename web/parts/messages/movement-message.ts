import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MovementRow } from '../../../domain/samples/sample-movement.ts';

/** Message for a stock movement: why the quantity of a sample changed (SAM-2). */
export function movementMessage({
  kind,
  session,
}: Pick<MovementRow, 'kind' | 'session'>): MessageDescriptor {
  switch (kind) {
    case 'received':
      return msg`Initial quantity`;
    case 'session':
      return msg`Session ${session ?? ''}`;
    case 'correction':
      return msg`Correction`;
    case 'carried':
      return msg`Served before movements were kept`;
  }
}
