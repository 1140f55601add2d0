import { type GalleryScreen, pictureOf, statesOf } from './gallery-screen.ts';
import { ROOMS } from './gallery-screens.ts';
import { STATE_NAMES, STATES } from './states.ts';

const STYLE = `
  body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .states { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); }
  figure { margin: 0; }
  img { display: block; max-width: 100%; border: 1px solid #ccc; }
`;

/**
 * Generates the gallery as one HTML page: every screen in all of its states, and why the others are
 * impossible (SCR-22).
 */
export function galleryPage(): string {
  const areas = Object.entries(ROOMS).flatMap(([area, screens]) => [
    `<h2>${escaped(area)}</h2>`,
    ...Object.entries(screens).flatMap(([name, screen]) => section(name, screen)),
  ]);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Verdial: every screen in every state</title>',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<h1>Every screen in every state</h1>',
    ...areas,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function section(name: string, screen: GalleryScreen): readonly string[] {
  const figures = statesOf(screen).map((state) => {
    const picture = escaped(pictureOf(name, state));
    const alt = escaped(`${screen.title}, ${STATES[state]}`);
    const caption = escaped(STATES[state]);
    return `<figure><a href="${picture}"><img src="${picture}" alt="${alt}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
  });
  const reasons = reasonsOf(screen);
  return [
    `<h3>${escaped(screen.title)}</h3>`,
    `<p><code>${escaped(screen.route)}</code></p>`,
    `<div class="states">${figures.join('\n')}</div>`,
    ...(reasons.length === 0 ? [] : [`<ul>${reasons.join('\n')}</ul>`]),
  ];
}

/** Each reason once, with its states. */
function reasonsOf({ without }: GalleryScreen): readonly string[] {
  const states = STATE_NAMES.filter((state) => without[state] !== undefined);
  const reasons = [...new Set(states.map((state) => without[state]))];
  return reasons.map((reason) => {
    const words = states.filter((state) => without[state] === reason).map((state) => STATES[state]);
    return `<li>not ${escaped(words.join(', '))}: ${escaped(reason ?? '')}</li>`;
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
