import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '../../../domain/refusal.ts';

/** Refusals about files, quantities and states of samples; null for any other. */
export function fileRefusalMessage(code: string, data: Refusal['data']): MessageDescriptor | null {
  const megabytes = Number(data['megabytes'] ?? 0);
  const most = Number(data['most'] ?? 0);
  const quantity = Number(data['quantity'] ?? 0);
  switch (code) {
    case 'file-empty':
      return msg`The file is empty.`;
    case 'file-too-large':
      return msg`The file is larger than ${megabytes} MB.`;
    case 'file-kind-refused':
      return msg`The file is not of a kind that is kept, whatever its name says.`;
    case 'too-many-files':
      return msg`The sample has ${most} files already; delete one first.`;
    case 'not-a-form':
      return msg`The server did not understand what was sent. Check the form.`;
    case 'quantity-unknown':
      return msg`Give the initial quantity first.`;
    case 'quantity-moved':
      return msg`The quantity changed meanwhile: ${quantity} mL are left. Look again.`;
    case 'sample-without-result':
      return msg`The sample has no validated result.`;
    default:
      return null;
  }
}
