import type { Handler } from 'hono';
import type { StaticFile, StaticFiles } from './static-files.ts';

/**
 * Serves the built page. A path that looks like no file is a screen of the product: it gets the page itself, which
 * knows its own addresses. Without a built page it says so.
 */
export function serveStatic(files: StaticFiles): Handler {
  return async (context) => {
    const path = context.req.path;
    const file = files.get(path) ?? (isScreen(path) ? files.get('/index.html') : undefined);
    if (file !== undefined) return answer(file, context.req.raw.headers);
    const missing = isScreen(path)
      ? 'The page of this version is not built: run npm run build.'
      : 'Not found';
    return context.text(missing, isScreen(path) ? 503 : 404);
  };
}

const isScreen = (path: string): boolean => !/\.\w+$/.test(path);

async function answer(file: StaticFile, asked: Headers): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (asked.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const packed = /\bgzip\b/.test(asked.get('accept-encoding') ?? '') ? await file.packed() : null;
  if (packed === null) return new Response(file.body, { headers });
  headers.set('content-encoding', 'gzip');
  return new Response(packed, { headers });
}
