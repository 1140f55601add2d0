import { useEffect, useState } from 'react';
import { saysTheSame, type WrongField, wrongFields } from './wrong-fields.ts';

type Sending = { readonly form: HTMLElement; readonly wasSent: boolean };

const NONE: readonly WrongField[] = [];

/**
 * FRM-15: what is wrong with a form, from when it was sent until nothing is; what a field says before that is its own
 * affair, unless it is a form that cannot be sent, `atOnce` by its id. It is read from the page, so that no field of any form is
 * left out.
 */
export function useWrongFields(atOnce: string | null = null): {
  readonly wrong: readonly WrongField[];
  /** Whether it was sent with that. */
  readonly wasSent: boolean;
  /** How often it was sent with something wrong. */
  readonly times: number;
  /** To be called with the form whenever it is sent. */
  readonly sent: (form: HTMLElement) => void;
} {
  // Each sending is looked at anew, also of the same form.
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
