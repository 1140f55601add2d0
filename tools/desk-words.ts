/**
 * The folders whose messages only the desk shows. They have a catalogue of their own, which a
 * taster's device never loads (lazy loading).
 */
export const DESK_WORDS = [
  'web/desk',
  'web/live/session',
  'web/parts/figures',
  'web/parts/files',
  'web/parts/history',
  'web/parts/lists',
  'web/parts/papers',
  'web/parts/sample-state',
  'web/parts/sessions',
  'web/parts/watching',
  'web/workbench',
] as const;

/** Whether the messages of a file belong to the desk's catalogue. */
export const isOfDesk = (file: string): boolean =>
  DESK_WORDS.some((folder) => file.startsWith(`${folder}/`));
