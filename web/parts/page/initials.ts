/** The initials of a name: of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const picked = words.length < 2 ? words : [words[0] ?? '', words.at(-1) ?? ''];
  return picked.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

const TONES = [1, 2, 3, 4] as const;

/** The presence tone of an account: the same on every screen. */
export function toneOf(user: string): 1 | 2 | 3 | 4 {
  let sum = 0;
  for (const char of user) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 1;
}
