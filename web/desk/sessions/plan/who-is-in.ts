import type { MarkedPresent } from '../../../live/pool/use-presence.ts';

/** Somebody else in a place of the form: the name and colour to show there. */
export type WhoIsIn = { readonly name: string; readonly tone: 1 | 2 | 3 | 4 };

/** Whoever else is in a place of the form, the first of them; undefined when nobody is. */
export function whoIsIn(others: readonly MarkedPresent[], place: string): WhoIsIn | undefined {
  const found = others.find((other) => other.place === place);
  return found === undefined ? undefined : { name: found.name, tone: found.tone };
}

/** The place of a row of the plan. */
export const rowPlace = (id: string): string => `row ${id}`;
