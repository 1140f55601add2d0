import * as Y from 'yjs';

/**
 * Creates the Yjs document of a device, with a garbage collection of its own (EVA-6). Values that
 * their own author overwrote are collected as usual. A value that another author's value replaced
 * is kept and sent: two devices may mark one line at once. If the sheet was sealed meanwhile, the
 * server records the mark that lost.
 */
export const deviceDoc = (): Y.Doc =>
  new Y.Doc({ gcFilter: (item) => item.right === null || item.right.id.client === item.id.client });
