import { Redis } from '@hocuspocus/extension-redis';
import type { Extension } from '@hocuspocus/server';
import type { ConnectionContext } from './sync/authorize-document.ts';

/** What joins several server processes: updates and presence of a document travel between them by Redis. */
export function redisExtensions(url: string | null): readonly Extension<ConnectionContext>[] {
  if (url === null) return [];
  const { hostname, port, username, password, protocol } = new URL(url);
  const options = {
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  };
  return [new Redis({ host: hostname, port: Number(port || 6379), prefix: 'verdial', options })];
}
