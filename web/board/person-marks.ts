/** The initials of a name: of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

/** One of four tones, always the same for the same person. */
export function toneOf(user: string): 1 | 2 | 3 | 4 {
  const sum = [...user].reduce((total, char) => total + char.charCodeAt(0), 0);
  const tones = [1, 2, 3, 4] as const;
  return tones[sum % 4] ?? 1;
}
