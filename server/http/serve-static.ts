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

/** Sends a file with its length, compressed by Brotli or gzip where the client accepts it (HTT-14). */
async function send(file: StaticFile, asked: Headers, status: 200 | 404): Promise<Response> {
  const accepted = asked.get('accept-encoding') ?? '';
  if (file.brotli !== null && accepts(accepted, 'br'))
    return answer(file, file.brotli, 'br', status);
  const packed = accepts(accepted, 'gzip') ? await file.packed() : null;
  return packed === null
    ? answer(file, file.body, null, status)
    : answer(file, packed, 'gzip', status);
}

/** Whether an `Accept-Encoding` header names an encoding without refusing it (`;q=0`). */
const accepts = (header: string, encoding: 'br' | 'gzip'): boolean =>
  header.split(',').some((one) => {
    const [name, ...weights] = one.trim().split(';');
    return (
      name?.trim() === encoding && !weights.some((weight) => /^\s*q=0(\.0*)?\s*$/.test(weight))
    );
  });

function answer(
  file: StaticFile,
  body: Uint8Array<ArrayBuffer>,
  encoding: 'br' | 'gzip' | null,
  status: 200 | 404,
): Response {
  const headers = headersOf(file);
  headers.set('content-length', String(body.byteLength));
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(body, { headers, status });
}

const headersOf = (file: StaticFile): Headers =>
  new Headers({
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'accept-encoding',
  });
