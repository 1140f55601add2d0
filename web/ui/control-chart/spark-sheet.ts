import * as styles from './control-chart.css.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Cards in a row, and the size of one card, in units of the drawing. */
const ROW = 4;
const CARD = { width: 190, height: 122, name: 18, spark: 26, value: 94, standing: 110 } as const;

/**
 * QUA-6: combines the sparklines of a list into one SVG, in the order of the list. Each has its
 * name (`data-spark-name`), its chart, and the texts below it (`data-spark-words`). Returns null
 * for an empty list.
 */
export function sparkSheet(list: HTMLElement): SVGSVGElement | null {
  const cards = [...list.children];
  if (cards.length === 0) return null;
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', styles.drawing);
  const rows = Math.ceil(cards.length / ROW);
  sheet.setAttribute('viewBox', `0 0 ${ROW * CARD.width} ${rows * CARD.height}`);
  cards.forEach((card, index) => {
    const at = { x: (index % ROW) * CARD.width, y: Math.floor(index / ROW) * CARD.height };
    const place = group(at.x, at.y);
    const words = [...card.querySelectorAll('[data-spark-words]')].map(wordsOf);
    place.append(
      text(wordsOf(card.querySelector('[data-spark-name]')), CARD.name),
      ...words.map((said, line) => text(said, line === 0 ? CARD.value : CARD.standing)),
    );
    const spark = card.querySelector('svg[data-spark]');
    if (spark !== null) {
      const drawn = group(0, CARD.spark);
      drawn.append(...[...spark.childNodes].map((child) => child.cloneNode(true)));
      place.append(drawn);
    }
    sheet.append(place);
  });
  return sheet;
}

const wordsOf = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function group(x: number, y: number): SVGGElement {
  const made = document.createElementNS(SVG, 'g');
  made.setAttribute('transform', `translate(${x} ${y})`);
  return made;
}

function text(words: string, y: number): SVGTextElement {
  const made = document.createElementNS(SVG, 'text');
  made.setAttribute('x', '0');
  made.setAttribute('y', String(y));
  made.dataset['place'] = '';
  made.textContent = words;
  return made;
}
