import { useEffect, useState } from 'react';
import { saysTheSame, type WrongField, wrongFields } from './wrong-fields.ts';

type Sending = { readonly form: HTMLElement; readonly wasSent: boolean };

const NONE: readonly WrongField[] = [];

/**
 * FRM-15: validation errors of a form, from its submit until none is left. Errors before that are
 * shown by the fields alone.
 *
 * A form that cannot be submitted is named by `atOnce`, its id, and its errors count at once. The
 * errors are read from the DOM, so that no field of any form is left out.
 */
export function useWrongFields(atOnce: string | null = null): {
  readonly wrong: readonly WrongField[];
  /** Whether the form was submitted with these errors. */
  readonly wasSent: boolean;
  /** How often it was submitted with errors. */
  readonly times: number;
  /** Callback for each submit, with the form. */
  readonly sent: (form: HTMLElement) => void;
} {
  // A new object for each submit, so that the same form is checked again.
  const [sending, setSending] = useState<Sending | null>(null);
  const [times, setTimes] = useState(0);
  const [wrong, setWrong] = useState(NONE);
  useEffect(() => {
    const form = atOnce === null ? null : document.getElementById(atOnce);
    if (form === null) return;
    const unsent: Sending = { form, wasSent: false };
    setSending((before) => before ?? unsent);
    return () => setSending((before) => (before?.wasSent === false ? null : before));
  }, [atOnce]);
  useEffect(() => {
    if (sending === null) return;
    const { form, wasSent } = sending;
    if (wasSent && wrongFields(form).length > 0) setTimes((before) => before + 1);
    const read = () => {
      const found = wrongFields(form);
      setWrong((before) => (saysTheSame(before, found) ? before : found));
      if (found.length === 0 && wasSent)
        setSending(atOnce === null ? null : { form, wasSent: false });
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-invalid'],
    });
    return () => observer.disconnect();
  }, [sending, atOnce]);
  return {
    wrong: sending === null ? NONE : wrong,
    wasSent: sending?.wasSent === true,
    times,
    sent: (form) => setSending({ form, wasSent: true }),
  };
}
