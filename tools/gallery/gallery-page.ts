import { type GalleryScreen, pictureOf, statesOf } from './gallery-screen.ts';
import { ROOMS } from './gallery-screens.ts';
import { type ScreenState, STATE_NAMES, STATES } from './states.ts';

const HEAD = `# Every screen in every state

As \`npm run gallery\` takes them of the built product: first as the demonstration shows each screen, in both schemes, in forced colours,
at 600 px and at 400 % zoom, in the other languages and on paper; the screens of a booth in the dark of each language too, and
on a kiosk that stands upright; then empty, while it loads, with one row, with 10,000 rows that are
really in the database, refused by the server, with nonsense typed into its fields, and offline. What a screen cannot be is named with
its reason. \`npm run gallery -- samples audit print\` takes named screens, or states, anew. The command writes this page.
`;

/** SCR-22: docs/gallery.md: every screen in every state that it can have, and why it cannot have the others. */
export function galleryPage(): string {
  const rooms = Object.entries(ROOMS).map(([room, screens]) =>
    [
      `## ${room}\n`,
      ...Object.entries(screens).map(([name, screen]) => section(name, screen)),
    ].join('\n'),
  );
  return [HEAD, ...rooms].join('\n');
}

function section(name: string, screen: GalleryScreen): string {
  const [first = [], ...others] = inRows(statesOf(screen));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const words = (states: readonly ScreenState[]) =>
    row(PLACES.map((place) => (states[place] === undefined ? '' : STATES[states[place]])));
  const pictures = (states: readonly ScreenState[]) =>
    row(
      PLACES.map((place) => {
        const state = states[place];
        if (state === undefined) return '';
        return `![${screen.title}, ${STATES[state]}](${pictureOf(name, state)})`;
      }),
    );
  return [
    `### ${screen.title}`,
    '',
    `\`${screen.route}\``,
    '',
    words(first),
    row(PLACES.map(() => '---')),
    pictures(first),
    ...others.flatMap((states) => [words(states), pictures(states)]),
    '',
    ...reasonsOf(screen),
  ].join('\n');
}

/** Where pictures stand beside each other. */
const PLACES = [0, 1, 2] as const;

const inRows = (states: readonly ScreenState[]): readonly (readonly ScreenState[])[] =>
  states.flatMap((_, at) =>
    at % PLACES.length === 0 ? [states.slice(at, at + PLACES.length)] : [],
  );

/** Each reason once, with the states that it is the reason of. */
function reasonsOf({ without }: GalleryScreen): readonly string[] {
  const states = STATE_NAMES.filter((state) => without[state] !== undefined);
  const reasons = [...new Set(states.map((state) => without[state]))];
  const lines = reasons.map((reason) => {
    const words = states.filter((state) => without[state] === reason).map((state) => STATES[state]);
    return `- not ${words.join(', ')}: ${reason}`;
  });
  return lines.length === 0 ? [] : [...lines, ''];
}
