/** How the parts of a date or a time stand: nothing typed, some of them, or all. */
export type Parts =
  | { readonly kind: 'none' }
  | { readonly kind: 'some' }
  | { readonly kind: 'all'; readonly of: (part: 'year' | 'month' | 'day') => number };

/** Reads the parts of a field as they stand on the page. */
export function readParts(field: HTMLElement): Parts {
  const parts = [...field.querySelectorAll('[role=spinbutton]')];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  if (open === parts.length) return { kind: 'none' };
  if (open > 0) return { kind: 'some' };
  return {
    kind: 'all',
    of: (name) =>
      Number(
        parts
          .find((part) => part.getAttribute('data-type') === name)
          ?.getAttribute('aria-valuenow'),
      ),
  };
}

/** Whether somebody is typing in one of the parts, and not choosing from a calendar. */
export const isTyping = (field: HTMLElement | null): boolean =>
  document.activeElement?.getAttribute('role') === 'spinbutton' &&
  field?.contains(document.activeElement) === true;
