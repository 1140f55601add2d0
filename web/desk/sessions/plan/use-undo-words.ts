import { useLingui } from '@lingui/react/macro';
import type { Turned } from '../../../../domain/documents/undo-history.ts';
import { useActWords } from './use-act-words.ts';

/** The message after an undo or redo; `who` names the person who overwrote the edit (PLN-6). */
export function useUndoWords(
  who: (client: number | null) => string | null,
): (act: 'back' | 'again', turned: Turned | null) => string {
  const { t } = useLingui();
  const words = useActWords();
  return (act, turned) => {
    const isBack = act === 'back';
    if (turned === null) return isBack ? t`You have nothing to undo` : t`You have nothing to redo`;
    const what = words(turned.names);
    if (turned.replaced === null) return isBack ? t`Undone: ${what}` : t`Redone: ${what}`;
    const name = who(turned.replaced.by);
    if (name === null)
      return isBack
        ? t`Not undone: ${what}, which was replaced since`
        : t`Not redone: ${what}, which was replaced since`;
    return isBack
      ? t`Not undone: ${what}, which ${name} has replaced since`
      : t`Not redone: ${what}, which ${name} has replaced since`;
  };
}
