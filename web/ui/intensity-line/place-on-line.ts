/** Origin of the line, in whole millimetres. */
export const LINE_START = 0;
/** Far end of the line, in millimetres. */
export const LINE_END = 100;

/** Rounds to a whole millimetre and clamps to the line; NaN becomes the origin. */
export function clampToLine(mm: number): number {
  if (Number.isNaN(mm)) return LINE_START;
  // Adding 0 turns a negative zero into 0.
  return Math.min(LINE_END, Math.max(LINE_START, Math.round(mm))) + 0;
}

/**
 * Converts a position on the screen to a whole millimetre of the line.
 *
 * `x` and `left` are CSS px from the same edge, `width` the drawn length of the 100 mm, in CSS px.
 * The origin is at the left in every language: the paper sheet is never mirrored.
 */
export function placeOnLine(x: number, left: number, width: number): number {
  if (!(width > 0)) return LINE_START;
  return clampToLine(((x - left) / width) * LINE_END);
}

/** How far each key moves the mark, in millimetres; Shift makes an arrow's 1 mm into 10. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** Keyboard command on the line. */
export type LineKey =
  /** Set the mark to this value. */
  | { readonly kind: 'place'; readonly mm: number }
  /** Clear the mark. */
  | { readonly kind: 'clear' }
  /** Ask for a value, starting with the typed text. */
  | { readonly kind: 'ask'; readonly typed: string }
  /** Ask for a value, to be reached by steps. */
  | { readonly kind: 'steps' };

/**
 * Whether a figure may begin with this key: a digit, a sign or a decimal separator. If a sign were
 * ignored, typing -3 would set a mark of 3 mm.
 */
export const isOfFigure = (key: string): boolean => /^[0-9.,−-]$/u.test(key);

/**
 * Maps a key to a command on a line that has `value`; null for a key without a command. On a blank
 * line an arrow has no mark to move, so it asks for a value and invents none.
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

/**
 * Steps in millimetres by which a value is reached without typing. The long ones come first for
 * people who can only tab forwards.
 */
export const PLACE_STEPS: readonly number[] = [-10, 10, -1, 1];

/**
 * BTH-40: value after a step. Without a value it starts at an end, as Home and End do, so that no
 * value is suggested. A step up starts at the origin, a step down at the far end.
 */
export const steppedPlace = (place: number | null, step: number): number =>
  clampToLine((place ?? (step > 0 ? LINE_START : LINE_END)) + step);

/** Parses a typed value: whole millimetres 0 to 100; null if it is invalid. */
export function typedPlace(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[0-9]{1,3}$/u.test(trimmed)) return null;
  const mm = Number(trimmed);
  return mm <= LINE_END ? mm : null;
}
