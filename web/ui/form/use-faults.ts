import { useEffect, useState } from 'react';
import { saysTheSame, type WrongField, wrongFields } from './wrong-fields.ts';

const NONE: readonly WrongField[] = [];

/** The fields of the form of that id that say now that something is wrong with them, whether it was sent or not. */
export function useFaults(form: string): readonly WrongField[] {
  const [faults, setFaults] = useState(NONE);
  useEffect(() => {
    // The form may be put in the place of another, as when all that was typed is undone.
    const read = () => {
      const shown = document.getElementById(form);
      const found = shown === null ? NONE : wrongFields(shown);
      setFaults((before) => (saysTheSame(before, found) ? before : found));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-invalid'],
    });
    return () => observer.disconnect();
  }, [form]);
  return faults;
}
