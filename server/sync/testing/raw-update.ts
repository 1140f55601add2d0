import * as encoding from 'lib0/encoding';

/** The id of a struct: client and clock. */
export type RawId = { readonly client: number; readonly clock: number };

/** The content of an item, by the names of Yjs. */
export type RawContent =
  | { readonly is: 'any'; readonly values: readonly unknown[] }
  | { readonly is: 'json'; readonly values: readonly unknown[] }
  | { readonly is: 'string' | 'doc'; readonly text: string }
  | { readonly is: 'deleted'; readonly length: number }
  | { readonly is: 'binary'; readonly bytes: Uint8Array }
  | { readonly is: 'embed'; readonly value: unknown }
  | { readonly is: 'format'; readonly key: string; readonly value: unknown }
  | { readonly is: 'type'; readonly type: number };

/** A struct of an update, valid or not. */
export type RawStruct =
  | { readonly is: 'gap' | 'skip'; readonly length: number }
  | {
      readonly is: 'item';
      readonly origin?: RawId;
      readonly rightOrigin?: RawId;
      readonly parent: string | RawId;
      readonly key: string | null;
      readonly content: RawContent;
    };

/** A Yjs update (version 1) as its parts. */
export type RawUpdate = {
  readonly clients: readonly (RawId & { readonly structs: readonly RawStruct[] })[];
  readonly deleted: readonly (RawId & { readonly length: number })[];
};

/** Encodes an update exactly as given, also where Yjs never would: for forged updates. */
export function rawUpdate({ clients, deleted }: RawUpdate): Uint8Array {
  const to = encoding.createEncoder();
  encoding.writeVarUint(to, clients.length);
  for (const { client, clock, structs } of clients) {
    encoding.writeVarUint(to, structs.length);
    encoding.writeVarUint(to, client);
    encoding.writeVarUint(to, clock);
    for (const struct of structs) writeStruct(to, struct);
  }
  encoding.writeVarUint(to, deleted.length);
  for (const { client, clock, length } of deleted) {
    encoding.writeVarUint(to, client);
    encoding.writeVarUint(to, 1);
    encoding.writeVarUint(to, clock);
    encoding.writeVarUint(to, length);
  }
  return encoding.toUint8Array(to);
}

const REFERENCE = {
  deleted: 1,
  json: 2,
  binary: 3,
  string: 4,
  embed: 5,
  format: 6,
  type: 7,
  any: 8,
  doc: 9,
} as const;

function writeStruct(to: encoding.Encoder, struct: RawStruct): void {
  if (struct.is !== 'item') {
    encoding.writeUint8(to, struct.is === 'gap' ? 0 : 10);
    encoding.writeVarUint(to, struct.length);
    return;
  }
  const { origin, rightOrigin, parent, key, content } = struct;
  const flags = (origin ? 0x80 : 0) | (rightOrigin ? 0x40 : 0) | (key === null ? 0 : 0x20);
  encoding.writeUint8(to, REFERENCE[content.is] | flags);
  for (const id of [origin, rightOrigin]) if (id) writeId(to, id);
  if (!origin && !rightOrigin) {
    encoding.writeVarUint(to, typeof parent === 'string' ? 1 : 0);
    if (typeof parent === 'string') encoding.writeVarString(to, parent);
    else writeId(to, parent);
    if (key !== null) encoding.writeVarString(to, key);
  }
  writeContent(to, content);
}

function writeId(to: encoding.Encoder, { client, clock }: RawId): void {
  encoding.writeVarUint(to, client);
  encoding.writeVarUint(to, clock);
}

function writeContent(to: encoding.Encoder, content: RawContent): void {
  switch (content.is) {
    case 'any':
      encoding.writeVarUint(to, content.values.length);
      for (const value of content.values) encoding.writeAny(to, value as encoding.AnyEncodable);
      return;
    case 'json':
      encoding.writeVarUint(to, content.values.length);
      for (const value of content.values) encoding.writeVarString(to, JSON.stringify(value));
      return;
    case 'string':
      encoding.writeVarString(to, content.text);
      return;
    case 'doc':
      encoding.writeVarString(to, content.text);
      encoding.writeAny(to, {});
      return;
    case 'deleted':
      encoding.writeVarUint(to, content.length);
      return;
    case 'binary':
      encoding.writeVarUint8Array(to, content.bytes);
      return;
    case 'embed':
      encoding.writeVarString(to, JSON.stringify(content.value));
      return;
    case 'format':
      encoding.writeVarString(to, content.key);
      encoding.writeVarString(to, JSON.stringify(content.value));
      return;
    case 'type':
      encoding.writeVarUint(to, content.type);
      return;
  }
}
