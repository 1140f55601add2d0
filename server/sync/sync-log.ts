/** Notes what live documents came upon: an event by its name, with its data. Never a word that somebody typed. */
export type SyncLog = (event: string, data: Readonly<Record<string, unknown>>) => void;
