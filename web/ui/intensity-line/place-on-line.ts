/** The ends of the line, in whole millimetres from its origin. */
export const LINE_START = 0;
/** The far end of the line, in millimetres. */
export const LINE_END = 100;

/** The nearest whole millimetre of the line; beyond an end is the end. Not a number is the origin. */
export function clampToLine(mm: number): number {
  if (Number.isNaN(mm)) return LINE_START;
  // Adding 0 makes a negative zero a plain one.
  return Math.min(LINE_END, Math.max(LINE_START, Math.round(mm))) + 0;
}

/**
 * The whole millimetre under a place on the screen.
 * `x` and `left` are CSS px from the same edge, `width` the drawn length of the 100 mm, in CSS px.
 * The origin is at the left in every language: the paper sheet is never mirrored.
 */
export function placeOnLine(x: number, left: number, width: number): number {
  if (!(width > 0)) return LINE_START;
  return clampToLine(((x - left) / width) * LINE_END);
}

/** How far each key moves the mark, in millimetres; Shift makes ten of an arrow's one. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** What a key asks of the line. */
export type LineKey =
  /** Put the mark there. */
  | { readonly kind: 'place'; readonly mm: number }
  /** Back to blank. */
  | { readonly kind: 'clear' }
  /** Ask for a place, starting with what was typed. */
  | { readonly kind: 'ask'; readonly typed: string }
  /** Ask for a place, to be reached by steps. */
  | { readonly kind: 'steps' };

/**
 * Whether a figure may begin with this key: a digit, or what makes it no place of the line. Were a sign passed over, a mark of 3 mm
 * would stand where somebody typed -3.
 */
export const isOfFigure = (key: string): boolean => /^[0-9.,−-]$/u.test(key);

/**
 * What a key means on a line that holds `value`; null for a key the line does not know.
 * A key that moves has nothing to move on a blank line: it asks for a place and invents none.
 */
export function keyOnLine(key: string, isShift: boolean, value: number | null): LineKey | null {
  if (key === 'Home') return { kind: 'place', mm: LINE_START };
  if (key === 'End') return { kind: 'place', mm: LINE_END };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  if (isOfFigure(key)) return { kind: 'ask', typed: key };
  if (key === 'Enter' || key === ' ') return { kind: 'steps' };
  const step = STEPS.get(key);
  if (step === undefined) return null;
  if (value === null) return { kind: 'ask', typed: '' };
  const isArrow = key.startsWith('Arrow');
  return { kind: 'place', mm: clampToLine(value + (isShift && isArrow ? step * 10 : step)) };
}

/** The steps by which a place is reached without typing, in millimetres: who only goes forwards takes the long ones first. */
export const PLACE_STEPS: readonly number[] = [-10, 10, -1, 1];

/**
 * BTH-40: the place a step leads to. Without a place one begins at an end, as Home and End do: on from the origin, back from the
 * far end, so that no place is suggested.
 */
export const steppedPlace = (place: number | null, step: number): number =>
  clampToLine((place ?? (step > 0 ? LINE_START : LINE_END)) + step);

/** The place that was typed: whole millimetres 0 to 100; null when it is none. */
export function typedPlace(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[0-9]{1,3}$/u.test(trimmed)) return null;
  const mm = Number(trimmed);
  return mm <= LINE_END ? mm : null;
}
