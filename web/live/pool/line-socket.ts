import { HocuspocusProviderWebsocket } from '@hocuspocus/provider';

/** The page's one line to the server, which can be given up. */
export class LineSocket extends HocuspocusProviderWebsocket {
  /**
   * SYN-9: takes the connection for ended, whatever state it is in, and tells everybody so, as if its end had been
   * heard: a far side that is silent does not answer a farewell either. A new one follows, if one is wanted.
   */
  giveUp(): void {
    this.emit('close', { event: { code: 4408, reason: 'unanswered' } });
  }
}
