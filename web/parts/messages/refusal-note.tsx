import { useLingui } from '@lingui/react';
import type { Refusal } from '../../../domain/refusal.ts';
import { refusalMessage } from './refusal-message.ts';

/** A refusal in words. */
export function RefusalWords({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useLingui();
  return <>{i18n._(refusalMessage(refusal))}</>;
}
