/** The answers that are given on a sheet. */
export const ANSWERS = {
  fusty: 0,
  musty: 12,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 40,
  bitter: 30,
  pungent: 20,
} as const;

/** The lines below the first two. */
export const REST = [
  'winey',
  'frostbitten',
  'rancid',
  'other',
  'fruity',
  'bitter',
  'pungent',
] as const;
