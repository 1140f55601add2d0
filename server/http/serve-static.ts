import type { Handler } from 'hono';
import { groupOfPage } from '../../domain/api/page-addresses.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

/**
 * Serves the static files of the built page, and the page itself at the path of each screen. Any
 * other path answers 404 with the page, which says that nothing was found (ADR-4); a path like a
 * file's gets plain text. Without a built page, the answer says so.
 */
export function serveStatic(files: StaticFiles): Handler {
  return async (context) => {
    const { path, raw } = context.req;
    const file = files.get(path);
    if (file !== undefined) return answerFile(file, raw.headers);
    const page = files.get('/index.html');
    if (groupOfPage(path) !== null)
      return page === undefined
        ? context.text('The page of this version is not built: run npm run build.', 503)
        : answerFile(page, raw.headers);
    return page === undefined || looksLikeFile(path)
      ? context.text('Not found', 404)
      : send(page, raw.headers, 404);
  };
}

const looksLikeFile = (path: string): boolean => /\.\w+$/.test(path);

/** Sends a file, or 304 where the browser's cached copy is current. */
async function answerFile(file: StaticFile, asked: Headers): Promise<Response> {
  return asked.get('if-none-match') === file.etag
    ? new Response(null, { status: 304, headers: headersOf(file) })
    : await send(file, asked, 200);
}

/** Sends a file, compressed by gzip where the client accepts it. */
async function send(file: StaticFile, asked: Headers, status: 200 | 404): Promise<Response> {
  const headers = headersOf(file);
  const packed = /\bgzip\b/.test(asked.get('accept-encoding') ?? '') ? await file.packed() : null;
  if (packed === null) return new Response(file.body, { headers, status });
  headers.set('content-encoding', 'gzip');
  return new Response(packed, { headers, status });
}

const headersOf = (file: StaticFile): Headers =>
  new Headers({
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'accept-encoding',
  });
