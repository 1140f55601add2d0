import { type RefObject, useEffect, useState } from 'react';

const NONE: readonly string[] = [];

/**
 * FRM-12: labels of the form's fields with unreadable input, in document order. It follows the DOM.
 */
export function useUnreadFields(form: RefObject<HTMLElement | null>): readonly string[] {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    const around = form.current;
    if (around === null) return;
    const read = () => {
      const found = [...around.querySelectorAll('[data-unread]')].map(
        (field) => field.querySelector('[data-field-label]')?.textContent ?? '',
      );
      setNames((before) => (before.join('\n') === found.join('\n') ? before : found));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(around, { subtree: true, childList: true, attributeFilter: ['data-unread'] });
    return () => observer.disconnect();
  }, [form]);
  return names;
}
