import { PLOT } from './control-layout.ts';

/** Computed styles that an exported drawing keeps, as SVG attributes that every program reads. */
const SEEN = [
  'fill',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
] as const;

const SVG = 'http://www.w3.org/2000/svg';
const LINE = 18;
const MARGIN = 12;

/** QUA-6: caption of an exported chart: what it shows, of whom and when. */
export type ImageHead = { readonly title: string; readonly lines: readonly string[] };

/**
 * QUA-6: exports a chart as a standalone SVG file, in the light colours of paper, its words as
 * text.
 */
export function chartSvg(drawing: SVGSVGElement, { title, lines }: ImageHead): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('not a drawing');
  const paper = document.createElement('div');
  paper.dataset['theme'] = 'light';
  paper.style.cssText = `position:absolute;left:-9999px;width:${PLOT.width}px`;
  paper.append(copy);
  document.body.append(paper);
  try {
    for (const part of copy.querySelectorAll<SVGElement>('text,path,rect,circle')) asSeen(part);
    const ink = copy.querySelector('text[data-place]')?.getAttribute('fill') ?? 'currentColor';
    const surface = getComputedStyle(paper).getPropertyValue('background-color');
    for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    const { width, height } = copy.viewBox.baseVal;
    const head = MARGIN + LINE * (1 + lines.length);
    const all = { width: width + 2 * MARGIN, height: height + head + MARGIN };
    copy.prepend(
      part('rect', { x: -MARGIN, y: -head, ...all, fill: opaque(surface) }),
      ...[title, ...lines].map((words, line) => {
        const y = LINE * (line + 1) - head;
        const weight = line === 0 ? { 'font-weight': 700, 'font-size': '15px' } : {};
        const shared = { x: 0, y, fill: ink, 'font-family': fontOf(copy), 'font-size': '12px' };
        const text = part('text', { ...shared, ...weight });
        text.textContent = words;
        return text;
      }),
    );
    copy.setAttribute('viewBox', `${-MARGIN} ${-head} ${all.width} ${all.height}`);
    for (const [name, value] of Object.entries({ xmlns: SVG, role: 'img', ...all }))
      copy.setAttribute(name, String(value));
    for (const one of [copy, ...copy.querySelectorAll('*')]) bare(one);
    return new XMLSerializer().serializeToString(copy);
  } finally {
    paper.remove();
  }
}

/** QUA-6: exports a chart as a PNG image of twice its size. */
export async function chartPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * image.naturalWidth;
  canvas.height = 2 * image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob))),
  );
}

function asSeen(element: SVGElement): void {
  const style = getComputedStyle(element);
  for (const name of SEEN) {
    const isOfWords = name.startsWith('font');
    if (isOfWords === (element.tagName === 'text')) set(element, name, style);
    else if (!isOfWords && name === 'fill') set(element, name, style);
  }
}

const set = (element: SVGElement, name: string, style: CSSStyleDeclaration): void =>
  element.setAttribute(name, style.getPropertyValue(name).replaceAll('"', "'"));

const fontOf = (copy: SVGSVGElement): string =>
  copy.querySelector('text')?.getAttribute('font-family') ?? 'sans-serif';

const opaque = (colour: string): string =>
  colour === '' || colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)' ? '#fff' : colour;

function part(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Removes the attributes that only have meaning on the page. */
function bare(element: Element): void {
  for (const { name } of [...element.attributes])
    if (/^(class|style|id|data-|aria-)/.test(name)) element.removeAttribute(name);
}
