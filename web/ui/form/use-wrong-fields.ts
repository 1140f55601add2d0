import { useEffect, useState } from 'react';
import { saysTheSame, type WrongField, wrongFields } from './wrong-fields.ts';

const NONE: readonly WrongField[] = [];

/**
 * FRM-15: what is wrong with a form, from when it was sent until nothing is; what a field says before that is its own
 * affair. It is read from the page, so that no field of any form is left out.
 */
export function useWrongFields(): {
  readonly wrong: readonly WrongField[];
  /** To be called with the form whenever it is sent. */
  readonly sent: (form: HTMLElement) => void;
} {
  const [form, setForm] = useState<HTMLElement | null>(null);
  const [wrong, setWrong] = useState(NONE);
  useEffect(() => {
    if (form === null) return;
    const read = () => {
      const found = wrongFields(form);
      setWrong((before) => (saysTheSame(before, found) ? before : found));
      if (found.length === 0) setForm(null);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['data-invalid'],
    });
    return () => observer.disconnect();
  }, [form]);
  return { wrong: form === null ? NONE : wrong, sent: setForm };
}
