/** QUA-58: a figure of an aid, or why there is none: too few of what it is computed from, or marks that do not differ. */
export type AidFigure<Value> =
  | { readonly state: 'found'; readonly value: Value }
  | { readonly state: 'not-enough'; readonly has: number; readonly needs: number }
  | { readonly state: 'no-spread' };

/** A figure that was found. */
export const found = <Value>(value: Value): AidFigure<Value> => ({ state: 'found', value });

/** Why a figure cannot be: so many there are, so many it needs. */
export const notEnough = (has: number, needs: number): AidFigure<never> => ({
  state: 'not-enough',
  has,
  needs,
});

/** Why a figure cannot be: what it divides by is zero. */
export const NO_SPREAD: AidFigure<never> = { state: 'no-spread' };
