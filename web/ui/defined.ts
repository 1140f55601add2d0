/** The same props without those that are undefined, for parts that tell "absent" from "undefined". */
export type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out every prop whose value is undefined. */
export function defined<T extends object>(props: T): Defined<T> {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<T>;
}
