import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { planMaps } from '../../../../domain/documents/session.document.ts';
import { createUndoHistory, type Turned } from '../../../../domain/documents/undo-history.ts';
import type { DocumentHandle } from '../../../live/pool/document-handle.ts';
import { actOfKey } from '../../../parts/forms/act-of-key.ts';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { usePlanFieldWords } from './use-place-words.ts';
import type { SharedPlan } from './use-plan.ts';

/**
 * Undo and redo of one's own edits of the plan: Ctrl+Z (or the key of the system), Ctrl+Shift+Z or
 * Ctrl+Y (PLN-6). A toast names the edit. In a field with typed text the browser handles the key
 * while it has something to undo there. After that a browser would go on in the previous field, so
 * the plan handles the key. In a text of several lines nothing else is undone. `who` names the
 * person who overwrote an edit.
 */
export function usePlanUndo(
  {
    handle,
    isReadOnly,
    isServed,
  }: Pick<SharedPlan, 'isReadOnly' | 'isServed'> & { readonly handle: Pick<DocumentHandle, 'doc'> },
  who: (client: number | null) => string | null,
): void {
  const said = useUndoWords(who);
  const toast = useToast();
  const { doc } = handle;
  const isFixed = isReadOnly || isServed;
  const acts = useRef<ReturnType<typeof createUndoHistory> | null>(null);
  /** The focused field, with its value when it received focus. */
  const entry = useRef<{ readonly field: TextField; readonly value: string } | null>(null);
  const typedIn = useRef<EventTarget | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was planned before it was served stays as it was served.
  useEffect(() => {
    const remembered = createUndoHistory(doc, planMaps(doc), queueMicrotask);
    acts.current = remembered;
    return () => {
      acts.current = null;
      remembered.stop();
    };
  }, [doc, isFixed]);

  useEffect(() => {
    const entered = ({ target }: Event) => {
      entry.current = isTextField(target) ? { field: target, value: target.value } : null;
      typedIn.current = null;
    };
    const typed = ({ target }: Event) => {
      typedIn.current = target;
    };
    const isOfBrowser = (field: TextField, act: 'back' | 'again') =>
      typedIn.current === field &&
      (act === 'again' || entry.current?.field !== field || entry.current.value !== field.value);
    const press = (event: KeyboardEvent) => {
      const act = actOfKey(event);
      // A shared text has its own undo history, and has handled the key (DOC-5).
      if (act === null || event.defaultPrevented || isReadOnly || acts.current === null) return;
      const { target } = event;
      if (isTextField(target) && isOfBrowser(target, act)) return;
      event.preventDefault();
      if (target instanceof HTMLTextAreaElement) return;
      const turned = act === 'back' ? acts.current.takeBack() : acts.current.doAgain();
      const text = said(act, turned);
      toast({ kind: 'info', isToRead: true, text });
    };
    document.addEventListener('focusin', entered);
    document.addEventListener('input', typed);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', entered);
      document.removeEventListener('input', typed);
      document.removeEventListener('keydown', press);
    };
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

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
