import { useEffect, useState } from 'react';
import { ActionFailed } from './action-failed.ts';

/** How a reason is asked for. */
export type ReasonAsked = {
  readonly label: string;
  readonly requiredText: string;
  /** What a reason must be, and where it is kept. */
  readonly description?: string | undefined;
  /** What is wrong with a reason as it is typed; none where it will do. */
  readonly problem: (text: string) => string | undefined;
};

type Question = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly reason?: ReasonAsked | undefined;
  readonly onConfirm: (reason: string) => void | Promise<void>;
};

/** The state of one question: the reason typed, what is wrong with it, whether the act is under way, why it did not come about. */
export function useConfirm({ isOpen, onOpenChange, reason, onConfirm }: Question) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [notDone, setNotDone] = useState<string | null>(null);
  const problem = reason?.problem(text);

  // Each question begins anew.
  useEffect(() => {
    if (!isOpen) return;
    setText('');
    setAsked(false);
    setNotDone(null);
  }, [isOpen]);

  const run = async () => {
    setPending(true);
    setNotDone(null);
    try {
      await onConfirm(text.trim());
      onOpenChange(false);
    } catch (refused) {
      // The question and the reason typed stay. Whoever acts may have told elsewhere what went wrong.
      if (refused instanceof ActionFailed) setNotDone(refused.message);
    } finally {
      setPending(false);
    }
  };

  return {
    text,
    problem: isAsked ? problem : undefined,
    isPending,
    notDone,
    setText,
    close: (open: boolean) => {
      if (!isPending) onOpenChange(open);
    },
    confirm: () => {
      if (problem !== undefined) setAsked(true);
      else void run();
    },
  };
}
