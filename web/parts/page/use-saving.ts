import { refusalOf } from '../http/problem-error.ts';
import { useRefusalToast } from '../messages/use-refusal-toast.ts';

/**
 * React hook that returns a function that saves a file, and shows a toast where it cannot be saved
 * (FIL-7).
 */
export function useSaving(): (save: () => void | Promise<void>) => void {
  const tellRefused = useRefusalToast();
  const run = async (save: () => void | Promise<void>) => {
    try {
      await save();
    } catch (problem) {
      tellRefused(refusalOf(problem));
    }
  };
  return (save) => void run(save);
}
