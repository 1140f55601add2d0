/** The initials of a name: the first letters of its first and last word. */
export function initialsOf(name: string): string {
  return taken(name, 1, 1);
}

/** The given numbers of letters of the first and the last word, each starting with a capital. */
function taken(name: string, first: number, last: number): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends =
    words.length < 2
      ? [[words[0] ?? '', first] as const]
      : [[words[0] ?? '', first] as const, [words.at(-1) ?? '', last] as const];
  return ends
    .map(([word, most]) => {
      const [head = '', ...rest] = [...word].slice(0, most);
      return `${head.toUpperCase()}${rest.join('').toLowerCase()}`;
    })
    .join('');
}

const TONES = [1, 2, 3, 4] as const;

/** One of the four colours of people (presence). */
export type Tone = (typeof TONES)[number];

/** The colour of an account in presence marks, the same on every screen. */
export function toneOf(user: string): Tone {
  let sum = 0;
  for (const char of user) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 1;
}

/** How a person is shown in presence marks. */
export type PersonMark = { readonly initials: string; readonly tone: Tone };

/**
 * Initials and colours for people who may be shown together, by account (PLN-48). Each person has
 * different initials, and a different colour for up to four people. The first person has the usual
 * ones; the others follow in the order of their accounts, and differ from those before.
 */
export function marksOf(
  people: readonly { readonly user: string; readonly name: string }[],
): ReadonlyMap<string, PersonMark> {
  const marks = new Map<string, PersonMark>();
  const [first, ...others] = people;
  const inOrder = others.toSorted((one, other) => (one.user < other.user ? -1 : 1));
  for (const { user, name } of first === undefined ? [] : [first, ...inOrder]) {
    if (marks.has(user)) continue;
    const given = [...marks.values()];
    const hues = new Set(given.map(({ tone }) => tone));
    const usual = toneOf(user);
    const tone = hues.has(usual) ? (TONES.find((one) => !hues.has(one)) ?? usual) : usual;
    marks.set(user, {
      initials: ownLetters(name, new Set(given.map(({ initials }) => initials))),
      tone,
    });
  }
  return marks;
}

function ownLetters(name: string, known: ReadonlySet<string>): string {
  const tried = [taken(name, 1, 1), taken(name, 2, 1), taken(name, 1, 2), taken(name, 2, 2)];
  const free = tried.find((letters) => !known.has(letters));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1) {
    const counted = `${taken(name, 1, 1)}${number}`;
    if (!known.has(counted)) return counted;
  }
}
