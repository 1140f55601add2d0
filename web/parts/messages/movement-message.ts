import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MovementRow } from '../../../domain/samples/sample-movement.ts';

const KINDS: Readonly<Record<Exclude<MovementRow['kind'], 'session'>, MessageDescriptor>> = {
  received: msg`Initial quantity`,
  correction: msg`Correction`,
  carried: msg`Served before movements were kept`,
};

/** Message for a stock movement: why the quantity of a sample changed (SAM-2). */
export const movementMessage = ({
  kind,
  session,
}: Pick<MovementRow, 'kind' | 'session'>): MessageDescriptor =>
  kind === 'session' ? msg`Session ${session ?? ''}` : KINDS[kind];
