import { useLingui } from '@lingui/react';
import { useToast } from '../../ui/toast/use-toast.ts';
import { refusalOf } from '../http/problem-error.ts';
import { refusalMessage } from '../messages/refusal-message.ts';

/** Saves a file when it is asked for, and says why where it cannot be saved (FIL-7). */
export function useSaving(): (save: () => void | Promise<void>) => void {
  const { i18n } = useLingui();
  const show = useToast();
  const run = async (save: () => void | Promise<void>) => {
    try {
      await save();
    } catch (problem) {
      show({ text: i18n._(refusalMessage(refusalOf(problem))), isToRead: true });
    }
  };
  return (save) => void run(save);
}
