import { useLingui } from '@lingui/react/macro';
import { usePlanFieldWords } from './use-place-words.ts';

/** The name of an edit of the plan for undo messages, from the names of its writes (PLN-6). */
export function useActWords(): (names: ReadonlySet<string>) => string {
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
