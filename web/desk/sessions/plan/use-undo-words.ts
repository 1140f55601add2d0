import { useLingui } from '@lingui/react/macro';
import type { Turned } from '../../../../domain/documents/undo-history.ts';
import { usePlanFieldWords } from './use-place-words.ts';

/** The message after an undo or redo; `who` names the person who overwrote the edit (PLN-6). */
export function useUndoWords(
  who: (client: number | null) => string | null,
): (act: 'back' | 'again', turned: Turned | null) => string {
  const { t } = useLingui();
  const words = useActWords();
  return (act, turned) => {
    const isBack = act === 'back';
    if (turned === null) return isBack ? t`Nothing to undo` : t`Nothing to redo`;
    const what = words(turned.names);
    if (turned.replaced === null) return isBack ? t`Undone: ${what}` : t`Redone: ${what}`;
    const name = who(turned.replaced.by);
    if (name === null)
      return isBack
        ? t`Not undone: ${what}, replaced since`
        : t`Not redone: ${what}, replaced since`;
    return isBack
      ? t`Not undone: ${what}, replaced by ${name}`
      : t`Not redone: ${what}, replaced by ${name}`;
  };
}

/** The name of an edit of the plan for undo messages, from the names of its writes (PLN-6). */
function useActWords(): (names: ReadonlySet<string>) => string {
  const { t } = useLingui();
  const fields = usePlanFieldWords();
  return (names) => {
    if (names.has('draw')) return t`the draw of codes and order`;
    if (names.has('put entry') || names.has('remove entry')) return t`a change of the samples`;
    if (names.has('set invited')) return t`an invitation of tasters`;
    if (names.has('set target') || names.has('set target kind')) return t`a target of the training`;
    if (names.has('set target words')) return t`the words of a target`;
    const [first = ''] = names;
    return fields[first.replace(/^set /, '')] ?? t`a change of the plan`;
  };
}
