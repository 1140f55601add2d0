import { type HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';

/** A socket as far as it is needed here. */
type Socket = Pick<HocuspocusProviderWebsocket, 'status'> & {
  readonly connect: () => unknown;
  readonly disconnect: () => void;
  readonly on: (event: 'disconnect', listener: () => void) => unknown;
  readonly off: (event: 'disconnect', listener: () => void) => unknown;
};

/**
 * SYN-4: reconnects: closes the connection and makes a new one. The provider's own `connect` does
 * nothing while a socket is still closing, and nothing later: the new connection is asked for when
 * the old one is gone.
 */
export function reconnect(socket: Socket): void {
  if (socket.status === WebSocketStatus.Disconnected) {
    void socket.connect();
    return;
  }
  const again = () => {
    socket.off('disconnect', again);
    void socket.connect();
  };
  socket.on('disconnect', again);
  socket.disconnect();
}
