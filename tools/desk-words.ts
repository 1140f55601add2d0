/** The folders whose words only the desk shows: they are a catalogue of their own, which a taster's device never loads. */
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

/** Whether the words of a file are in the desk's catalogue. */
export const isOfDesk = (file: string): boolean =>
  DESK_WORDS.some((folder) => file.startsWith(`${folder}/`));
