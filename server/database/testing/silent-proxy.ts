import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fall silent: what is open then is never answered again, and what is new not before `speak`. */
export type SilentProxy = {
  readonly url: string;
  fallSilent(): void;
  speak(): void;
  close(): Promise<void>;
};

/** Puts a proxy before the server of an address. */
export async function silentProxy(to: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const known = (socket: Socket): Socket => {
    sockets.add(socket);
    // An end that breaks is closed, and the other end with it.
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
