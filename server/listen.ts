import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** What listens, and where. */
export type Listening = {
  readonly port: number;
  /** Takes no new connections; ends the idle ones. */
  stop(): void;
  /** Cuts what is still open. */
  cut(): Promise<void>;
};

/** The parts of the way in. */
export type ListenParts = {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly host: string;
  readonly port: number;
};

/** Opens the port for requests and sockets. Rejects when the port is taken. */
export async function listen({ app, upgrade, host, port }: ListenParts): Promise<Listening> {
  // The cast tells which of its kinds of server the adaptor makes when it is told nothing else.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A client that sends its headers or its body too slowly holds a connection for no longer than this.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.on('upgrade', upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop() {
      server.close();
      server.closeIdleConnections();
    },
    async cut() {
      server.closeAllConnections();
      await closed;
    },
  };
}
