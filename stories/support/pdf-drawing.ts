import { objectsOf, type PdfObject, pagesOf } from './pdf-objects.ts';

/** The points of a PDF in a millimetre. */
const POINTS = 72 / 25.4;
/** The points of a CSS pixel that is printed at its size. */
const PIXEL = 72 / 96;

/** The shapes drawn on a printed page, measured on the paper. */
export type DrawnPage = {
  /** The filled rectangles, in mm: a line of a sheet is one. */
  readonly rectangles: readonly { readonly width: number; readonly height: number }[];
  /**
   * The smallest and the largest scale of printed text, relative to its size: 1 if nothing shrinks
   * the page.
   */
  readonly scale: { readonly least: number; readonly most: number };
};

/** The matrix of a transform: a, b, c, d, e, f of ISO 32000. */
type Matrix = readonly [number, number, number, number, number, number];

const NONE: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Measures the pages of a PDF that Chromium printed: widths in its content, times every transform
 * around them. Boxes measured in the page would not show that printing shrinks the whole page
 * (RPT-9, LBL-3).
 */
export function drawnPages(bytes: Buffer): readonly DrawnPage[] {
  const objects = objectsOf(bytes);
  return pagesOf(objects).map(({ head, drawn }) => {
    const rectangles: { width: number; height: number }[] = [];
    const scales: number[] = [];
    draw(drawn, NONE, formsOf(head, objects), objects, {
      rectangle: (width, height) => rectangles.push({ width, height }),
      letters: (scale) => scales.push(scale),
    });
    return { rectangles, scale: { least: Math.min(...scales), most: Math.max(...scales) } };
  });
}

type Found = {
  readonly rectangle: (width: number, height: number) => void;
  readonly letters: (scale: number) => void;
};

/** The form objects that a page or a form may draw, by name. */
function formsOf(head: string, objects: ReadonlyMap<string, PdfObject>) {
  const forms = new Map<string, PdfObject>();
  for (const [, name = '', id = ''] of head.matchAll(/\/(X\d+) (\d+) 0 R/g)) {
    const form = objects.get(id);
    if (form !== undefined && /\/Subtype\s*\/Form/.test(form.head)) forms.set(name, form);
  }
  return forms;
}

/** Runs the drawing operators with the present transforms. */
function draw(
  content: string,
  from: Matrix,
  forms: ReadonlyMap<string, PdfObject>,
  objects: ReadonlyMap<string, PdfObject>,
  found: Found,
): void {
  const stack: Matrix[] = [];
  let now = from;
  let values: number[] = [];
  let name = '';
  const words = content.replaceAll(/\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f\s]*>/g, ' ');
  for (const word of words.split(/\s+/)) {
    if (/^[-+]?(\d+\.?\d*|\.\d+)$/.test(word)) {
      values.push(Number(word));
      continue;
    }
    if (word.startsWith('/')) {
      name = word.slice(1);
      continue;
    }
    if (word === 'q') stack.push(now);
    else if (word === 'Q') now = stack.pop() ?? from;
    else if (word === 'cm') now = within(matrixOf(values), now);
    else if (word === 're') {
      const [, , width = 0, height = 0] = values;
      found.rectangle(
        (Math.abs(width) * across(now)) / POINTS,
        (Math.abs(height) * down(now)) / POINTS,
      );
    } else if (word === 'BT') found.letters(across(now) / PIXEL);
    else if (word === 'Do') {
      const form = forms.get(name);
      if (form !== undefined) {
        const [, own = ''] = /\/Matrix\s*\[([^\]]*)\]/.exec(form.head) ?? [];
        const inner = within(
          own === '' ? NONE : matrixOf(own.trim().split(/\s+/).map(Number)),
          now,
        );
        draw(form.stream, inner, formsOf(form.head, objects), objects, found);
      }
    }
    values = [];
  }
}

const matrixOf = (values: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.slice(-6);
  return [a, b, c, d, e, f];
};

/** Multiplies two transforms: the inner one within the outer one. */
const within = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

const across = ([a, b]: Matrix): number => Math.hypot(a, b);
const down = ([, , c, d]: Matrix): number => Math.hypot(c, d);
