import type { beforeHandleMessagePayload, Extension } from '@hocuspocus/server';
import type { DocumentKind } from '../../domain/documents/name.ts';
import type { ConnectionContext } from './authorize-document.ts';
import { Refused } from './document-refusal.ts';

/**
 * The largest message for each kind of document, in bytes. A sheet with its signature is far
 * smaller.
 */
export const MESSAGE_BUDGET: Readonly<Record<DocumentKind, number>> = {
  session: 512 * 1024,
  tray: 16 * 1024,
  evaluation: 256 * 1024,
  assessment: 256 * 1024,
};

/** The most messages a second for one connection, averaged over a window of ten seconds. */
const MOST_A_SECOND = 200;
const WINDOW_MS = 10_000;

/**
 * The rate limit of messages on one connection (LIM-1): closes it when messages are more, or
 * larger, than a person can produce. The clock is monotonic: one that is set back would keep the
 * window open for ever.
 */
export function createLimits(monotonic: () => number): Extension<ConnectionContext> {
  const windows = new WeakMap<object, { start: number; count: number }>();
  return {
    extensionName: 'limits',
    async beforeHandleMessage(payload: beforeHandleMessagePayload<ConnectionContext>) {
      if (payload.update.byteLength > MESSAGE_BUDGET[payload.context.name.kind])
        throw new Refused('over-budget');
      const at = monotonic();
      const window = windows.get(payload.connection);
      if (window === undefined || at - window.start > WINDOW_MS) {
        windows.set(payload.connection, { start: at, count: 1 });
        return;
      }
      window.count += 1;
      if (window.count > (MOST_A_SECOND * WINDOW_MS) / 1000) throw new Refused('over-budget');
    },
  };
}
