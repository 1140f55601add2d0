import type { Download } from '../../domain/files/download.ts';
import { isFileKind } from '../../domain/files/file-kind.ts';

/** Whether an answer is a file download. */
export const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array &&
  'kind' in value &&
  isFileKind(value.kind);

/**
 * The response of a file download (FIL-4). The browser saves the file and never opens it in the
 * product's own origin. A content security policy lets nothing in it run, load or embed a frame,
 * and no browser guesses its type. A page shows it only as a picture.
 */
export function fileResponse({ name, kind, bytes }: Download): Response {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'content-type': kind,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${escaped(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}

const escaped = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Runs a part of an answer's work in the fair queue of its client (LIM-6). */
export type FairTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Streams text or bytes in pieces as a response body, with backpressure. The next piece is made
 * when the device has read the last, in the fair queue: a long file must not bypass it (LIM-6).
 */
export function textStream(
  pieces: AsyncIterable<string | Uint8Array>,
  inTurn: FairTurn,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await inTurn(() => iterator.next());
      if (next.done === true) controller.close();
      else
        controller.enqueue(
          typeof next.value === 'string' ? encoder.encode(next.value) : Uint8Array.from(next.value),
        );
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
