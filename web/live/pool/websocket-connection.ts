import { HocuspocusProviderWebsocket } from '@hocuspocus/provider';

/** The page's one WebSocket connection to the server, which can be aborted. */
export class WebsocketConnection extends HocuspocusProviderWebsocket {
  /**
   * Treats the connection as closed, whatever its state, and emits its close (SYN-9): a silent
   * server does not answer a close frame either. A new connection follows, if one is wanted.
   */
  abort(): void {
    this.emit('close', { event: { code: 4408, reason: 'unanswered' } });
  }
}
