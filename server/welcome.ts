/** Where the server is, and how it begins, for whoever started it at a terminal. */
export const welcome = (url: string, isNew: boolean): string =>
  isNew
    ? `Verdial is at ${url}\nIt is new: open ${url}/setup to found a panel or to look around in a demonstration.\n`
    : `Verdial is at ${url}\n`;
