import { useEffect, useState } from 'react';

/** How a reason is asked for. */
export type ReasonAsked = {
  readonly label: string;
  readonly requiredText: string;
  /** What to say when it is still empty. */
  readonly missingText: string;
  readonly description?: string | undefined;
};

type Question = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly reason?: ReasonAsked | undefined;
  readonly onConfirm: (reason: string) => void | Promise<void>;
};

/** The state of one question: the reason typed, whether it is missing, whether the act is under way. */
export function useConfirm({ isOpen, onOpenChange, reason, onConfirm }: Question) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);

  // Each question begins anew.
  useEffect(() => {
    if (!isOpen) return;
    setText('');
    setMissing(false);
  }, [isOpen]);

  const run = async () => {
    setPending(true);
    try {
      await onConfirm(text.trim());
      onOpenChange(false);
    } catch {
      // Whoever acts tells what went wrong; the question and the reason typed stay.
    } finally {
      setPending(false);
    }
  };

  return {
    text,
    isMissing: isMissing && text.trim() === '',
    isPending,
    setText,
    close: (open: boolean) => {
      if (!isPending) onOpenChange(open);
    },
    confirm: () => {
      if (reason && text.trim() === '') setMissing(true);
      else void run();
    },
  };
}
