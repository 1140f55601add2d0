import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './create-metrics.ts';

/** The HTTP endpoint of the metrics, while it is open. */
export type MetricsListening = { readonly url: string; close(): Promise<void> };

/**
 * Opens the HTTP endpoint of the metrics: `GET /metrics` on a host and port of its own, and nothing
 * else (OPS-1). Rejects when the port is taken.
 */
export async function listenMetrics(
  metrics: Pick<Metrics, 'read' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
  onProblem: (problem: unknown) => void,
): Promise<MetricsListening> {
  async function answer(response: ServerResponse): Promise<void> {
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
      response.end(text);
    } catch (problem) {
      onProblem(problem);
      response.writeHead(500).end();
    }
  }
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path !== '/metrics') response.writeHead(404).end();
    else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end();
    else void answer(response);
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${open}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
