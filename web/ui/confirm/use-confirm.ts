import { useEffect, useState } from 'react';
import { ActionFailed } from './action-failed.ts';

/** Texts and validation of the reason field. */
export type ReasonAsked = {
  readonly label: string;
  readonly requiredText: string;
  /** Help text: what a reason must say, and where it is stored. */
  readonly description?: string | undefined;
  /** Validation error of the typed reason; undefined if it is valid. */
  readonly problem: (text: string) => string | undefined;
};

type Question = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly reason?: ReasonAsked | undefined;
  readonly onConfirm: (reason: string) => void | Promise<void>;
};

/**
 * State of one confirmation dialog: the typed reason, its validation error, whether the action is
 * running, and why it failed.
 */
export function useConfirm({ isOpen, onOpenChange, reason, onConfirm }: Question) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [notDone, setNotDone] = useState<string | null>(null);
  const problem = reason?.problem(text);

  // Reset the state each time the dialog opens.
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
      // The dialog and the typed reason stay. Other errors may already be shown elsewhere by the
      // caller.
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
