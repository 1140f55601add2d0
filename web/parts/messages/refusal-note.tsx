import { useLingui } from '@lingui/react';
import type { Refusal } from '../../../domain/refusal.ts';
import { Note } from '../../ui/note/note.tsx';
import { refusalMessage } from './refusal-message.ts';

/** A refusal in words. */
export function RefusalWords({ refusal }: { readonly refusal: Refusal }) {
  const { i18n } = useLingui();
  return <>{i18n._(refusalMessage(refusal))}</>;
}

/** FRM-22: why what was just sent was refused: announced, and brought into sight. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal }) {
  return (
    <Note kind="error" isLive isAnswer>
      <RefusalWords refusal={refusal} />
    </Note>
  );
}
