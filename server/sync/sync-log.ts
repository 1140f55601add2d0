/**
 * Logs an event of live documents by its name, with its data. The data never contains text that a
 * user typed.
 */
export type SyncLog = (event: string, data: Readonly<Record<string, unknown>>) => void;
