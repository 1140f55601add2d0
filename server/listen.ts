import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** An open port of the server. */
export type Listening = {
  readonly port: number;
  /** Accepts no new connections; closes the idle ones. */
  stop(): void;
  /** Closes the connections that are still open. */
  cut(): Promise<void>;
};

/** What the listener needs: the application, the handler of WebSocket upgrades, and the address. */
export type ListenParts = {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly host: string;
  readonly port: number;
};

/** Opens the port for HTTP requests and WebSockets. Rejects when the port is taken. */
export async function listen({ app, upgrade, host, port }: ListenParts): Promise<Listening> {
  // Without further options the adaptor creates a plain HTTP server, which its type does not say.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // These timeouts bound how long a client that sends its headers or its body slowly may hold a
  // connection.
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
