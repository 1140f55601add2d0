import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy that can stop responding. Connections open at that time never respond again. New ones
 * do not respond before `speak`.
 */
export type SilentProxy = {
  readonly url: string;
  fallSilent(): void;
  speak(): void;
  close(): Promise<void>;
};

/** Starts a proxy in front of a server address. */
export async function silentProxy(to: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const known = (socket: Socket): Socket => {
    sockets.add(socket);
    // When one side breaks, it is closed, and so is the other side.
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  let silent = false;
  const server = createServer((near) => {
    known(near);
    if (silent) return;
    const far = known(connect(Number(port), hostname));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    url: url.href,
    fallSilent() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak() {
      silent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
