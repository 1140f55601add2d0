import { type HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';

/** The parts of a socket that a reconnect needs. */
type Socket = Pick<HocuspocusProviderWebsocket, 'status'> & {
  readonly connect: () => unknown;
  readonly disconnect: () => void;
  readonly on: (event: 'disconnect', listener: () => void) => unknown;
  readonly off: (event: 'disconnect', listener: () => void) => unknown;
};

/**
 * Reconnects: closes the connection and makes a new one (SYN-4). The provider's own `connect` does
 * nothing while a socket is closing. So the new connection is requested when the old one is closed.
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
