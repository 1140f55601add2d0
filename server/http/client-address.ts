import type { IncomingMessage } from 'node:http';

/**
 * LIM-3: the address a request came from. With proxies in front it is the one the outermost trusted proxy saw; what a
 * client wrote into the header itself stands further left and is never believed.
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
