/** The properties of a keyboard event that identify a shortcut. */
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Keyboard shortcuts of undo and redo (PLN-6). Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. The
 * Meta key (Command) counts as Ctrl, except for Ctrl+Y.
 */
export function actOfKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): 'back' | 'again' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'again' : 'back';
  return letter === 'y' && ctrlKey && !shiftKey ? 'again' : null;
}
