import type { MarkedPresent } from '../../../live/pool/use-presence.ts';

/** Another person in a place of the form (presence): the name and colour to show there. */
export type WhoIsIn = { readonly name: string; readonly tone: 1 | 2 | 3 | 4 };

/** The first other person in a place of the form; undefined if there is none. */
export function whoIsIn(others: readonly MarkedPresent[], place: string): WhoIsIn | undefined {
  const found = others.find((other) => other.place === place);
  return found === undefined ? undefined : { name: found.name, tone: found.tone };
}

/** The presence place of a row of the plan. */
export const rowPlace = (id: string): string => `row ${id}`;
