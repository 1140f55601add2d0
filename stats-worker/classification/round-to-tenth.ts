/**
 * Rounds a median in half millimetres to 0.1 cm (whole millimetres), half away from zero, on
 * integers (M-CLASS). Example: 1 half millimetre (0.05 cm) becomes 1 mm (0.1 cm).
 */
export const roundHalves = (halves: number): number => (halves + 1) >> 1;

/**
 * Rounds a mean of two medians, in quarter millimetres, to 0.1 cm (M-EN). Example: 14 quarters
 * (0.35 cm) become 4 mm.
 */
export const roundQuarters = (quarters: number): number => (quarters + 2) >> 2;
