import { useEffect, useState } from 'react';
import { saysTheSame, type WrongField, wrongFields } from './wrong-fields.ts';

const NONE: readonly WrongField[] = [];

/** Validation errors that the form of that id shows now, whether it was submitted or not. */
export function useFaults(form: string): readonly WrongField[] {
  const [faults, setFaults] = useState(NONE);
  useEffect(() => {
    // The form may be replaced by another, as when all typed input is undone.
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
