/**
 * Props without those that are undefined, for components that distinguish an absent prop from an
 * undefined one.
 */
export type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes every prop whose value is undefined. */
export function defined<T extends object>(props: T): Defined<T> {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<T>;
}
