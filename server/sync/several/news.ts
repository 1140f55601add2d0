import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** What processes tell each other of a document. */
export type News =
  /** An update was stored, at that place of the log. */
  | {
      readonly kind: 'stored';
      readonly name: string;
      readonly place: number;
      readonly update: Uint8Array;
    }
  /** Who looks at it changed; Yjs awareness. */
  | { readonly kind: 'presence'; readonly name: string; readonly update: Uint8Array }
  /** It was opened here, and who else looks at it is asked. */
  | { readonly kind: 'who'; readonly name: string }
  /** Who may write to documents changed: look how they stand. */
  | { readonly kind: 'look' };

const KINDS = ['stored', 'presence', 'who', 'look'] as const;

/** Writes news for the way, with the process they come from. */
export function formatNews(from: string, news: News): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, from);
  encoding.writeVarUint(encoder, KINDS.indexOf(news.kind));
  if ('name' in news) encoding.writeVarString(encoder, news.name);
  if ('place' in news) encoding.writeVarUint(encoder, news.place);
  if ('update' in news) encoding.writeVarUint8Array(encoder, news.update);
  return encoding.toUint8Array(encoder);
}

/** Reads news and the process they come from; null for anything that is none. */
export function parseNews(
  message: Uint8Array,
): { readonly from: string; readonly news: News } | null {
  try {
    const decoder = decoding.createDecoder(message);
    const from = decoding.readVarString(decoder);
    const news = readNews(decoder, KINDS[decoding.readVarUint(decoder)]);
    return news === null ? null : { from, news };
  } catch {
    return null;
  }
}

function readNews(decoder: decoding.Decoder, kind: News['kind'] | undefined): News | null {
  if (kind === undefined) return null;
  if (kind === 'look') return { kind };
  const name = decoding.readVarString(decoder);
  if (kind === 'who') return { kind, name };
  if (kind === 'presence') return { kind, name, update: decoding.readVarUint8Array(decoder) };
  const place = decoding.readVarUint(decoder);
  return { kind, name, place, update: decoding.readVarUint8Array(decoder) };
}
