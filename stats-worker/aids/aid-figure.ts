/**
 * A figure of a training aid, or why there is none: too few observations, or marks that do not
 * differ (QUA-58).
 */
export type AidFigure<Value> =
  | { readonly state: 'found'; readonly value: Value }
  | { readonly state: 'not-enough'; readonly has: number; readonly needs: number }
  | { readonly state: 'no-spread' };

/** Wraps a computed figure. */
export const found = <Value>(value: Value): AidFigure<Value> => ({ state: 'found', value });

/** There is no figure: too few observations, `has` of the `needs` that are required. */
export const notEnough = (has: number, needs: number): AidFigure<never> => ({
  state: 'not-enough',
  has,
  needs,
});

/** There is no figure: its divisor is zero. */
export const NO_SPREAD: AidFigure<never> = { state: 'no-spread' };
