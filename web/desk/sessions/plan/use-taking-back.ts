import { useEffect, useRef } from 'react';
import { rememberActs } from '../../../../domain/documents/own-acts.ts';
import { planMaps } from '../../../../domain/documents/session.document.ts';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { actOfKey } from './act-of-key.ts';
import type { SharedPlan } from './use-plan.ts';
import { useTurnedWords } from './use-turned-words.ts';

/**
 * PLN-6: Ctrl+Z (or the key of the system) takes the own last act on the plan back, Ctrl+Shift+Z or Ctrl+Y does it again, and a message says which it was. In a
 * field in which something is being typed the key belongs to the browser. `who` names whoever wrote over it.
 */
export function useTakingBack(
  { handle, isReadOnly, isServed }: SharedPlan,
  who: (client: number | null) => string | null,
): void {
  const said = useTurnedWords(who);
  const toast = useToast();
  const { doc } = handle;
  const isFixed = isReadOnly || isServed;
  const acts = useRef<ReturnType<typeof rememberActs> | null>(null);
  const typedIn = useRef<EventTarget | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was planned before it was served stays as it was served.
  useEffect(() => {
    const remembered = rememberActs(doc, planMaps(doc), queueMicrotask);
    acts.current = remembered;
    return () => {
      acts.current = null;
      remembered.stop();
    };
  }, [doc, isFixed]);

  useEffect(() => {
    const typed = ({ target }: Event) => {
      typedIn.current = target;
    };
    const left = () => {
      typedIn.current = null;
    };
    const press = (event: KeyboardEvent) => {
      const act = actOfKey(event);
      if (act === null || isReadOnly || acts.current === null) return;
      const { target } = event;
      if (target instanceof HTMLTextAreaElement || target === typedIn.current) return;
      event.preventDefault();
      const turned = act === 'back' ? acts.current.takeBack() : acts.current.doAgain();
      const text = said(act, turned);
      toast({ kind: 'info', isToRead: true, text });
    };
    document.addEventListener('input', typed);
    document.addEventListener('focusout', left);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('input', typed);
      document.removeEventListener('focusout', left);
      document.removeEventListener('keydown', press);
    };
  });
}
