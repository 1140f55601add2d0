/** What of a key that is pressed decides. */
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** PLN-6: what a key does with the own acts: Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again; the key of the system too. */
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
