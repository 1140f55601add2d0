import type { IncomingMessage } from 'node:http';

/**
 * The IP address that a request came from (LIM-3). Behind proxies it is the one that the outermost
 * trusted proxy saw, from `X-Forwarded-For`. Entries further left may be forged by the client, and
 * are ignored.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return seen.at(-trustedProxies) ?? socket;
}
