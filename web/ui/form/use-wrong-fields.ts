import { useEffect, useState } from 'react';
import { saysTheSame, type WrongField, wrongFields } from './wrong-fields.ts';

const NONE: readonly WrongField[] = [];

/**
 * FRM-15: what is wrong with a form, from when it was sent until nothing is; what a field says before that is its own
 * affair. It is read from the page, so that no field of any form is left out.
 */
export function useWrongFields(): {
  readonly wrong: readonly WrongField[];
  /** How often it was sent with something wrong. */
  readonly times: number;
  /** To be called with the form whenever it is sent. */
  readonly sent: (form: HTMLElement) => void;
} {
  // Each sending is looked at anew, also of the same form.
  const [sending, setSending] = useState<{ readonly form: HTMLElement } | null>(null);
  const [times, setTimes] = useState(0);
  const [wrong, setWrong] = useState(NONE);
  useEffect(() => {
    if (sending === null) return;
    const { form } = sending;
    if (wrongFields(form).length > 0) setTimes((before) => before + 1);
    const read = () => {
      const found = wrongFields(form);
      setWrong((before) => (saysTheSame(before, found) ? before : found));
      if (found.length === 0) setSending(null);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['data-invalid'],
    });
    return () => observer.disconnect();
  }, [sending]);
  return {
    wrong: sending === null ? NONE : wrong,
    times,
    sent: (form) => setSending({ form }),
  };
}
