/** Serialises a value for a jsonb column. Both engines take the text. `undefined` becomes null. */
export const json = (value: unknown): string => JSON.stringify(value ?? null);

/** Formats a timestamp of the database as ISO 8601 text in UTC. */
export const instantText = (instant: Date): string => instant.toISOString();
