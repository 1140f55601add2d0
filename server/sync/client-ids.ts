import * as Y from 'yjs';
import type { Decoded } from './plain-item.ts';

/** Who said first that an id is theirs, as long as they are there. */
type Claim = { readonly account: string; readonly isHere: () => boolean };

/** May say it, may say it later (its own device is about to), or says it in the place of another. */
type Verdict = 'own' | 'later' | 'taken';

/**
 * SYN-51: a client id is of the account that first wrote under it, for as long as its document is loaded, and until then of
 * the page that showed itself under it. Whoever writes under another's would have the other's next words taken for known
 * ones, and called stored. Where that happened unseen (at another process, before a restart), the other's words differ
 * from what is known under their clocks, which tells.
 */
export function createClientIds() {
  const writers = new WeakMap<Y.Doc, Map<number, string>>();
  const claims = new WeakMap<Y.Doc, Map<number, Claim>>();
  const of = <Value>(all: WeakMap<Y.Doc, Map<number, Value>>, doc: Y.Doc): Map<number, Value> => {
    const found = all.get(doc) ?? new Map<number, Value>();
    all.set(doc, found);
    return found;
  };

  return {
    /** A page shows itself under an id. Others send it on: who was first is who it is. */
    claim(doc: Y.Doc, client: number, claim: Claim): void {
      const known = of(claims, doc);
      for (const [id, { isHere }] of known) if (!isHere()) known.delete(id);
      if (!known.has(client)) known.set(client, claim);
    },
    /**
     * Whether an account may say this of a document. An answer to the question what is missing may bring what others wrote
     * and the server lost, so by an answer nobody comes to own an id.
     */
    judge(doc: Y.Doc, account: string, { structs }: Decoded, isAnswer: boolean): Verdict {
      const [written, shown] = [of(writers, doc), of(claims, doc)];
      for (const struct of structs) {
        const { client, clock } = struct.id;
        const isFresh = clock + struct.length > Y.getState(doc.store, client);
        if (isAnswer && !isFresh) continue;
        if (!isFresh && differs(doc, struct)) return 'taken';
        const writer = written.get(client);
        if (writer === account) continue;
        if (writer !== undefined) return 'taken';
        const claim = shown.get(client);
        if (claim !== undefined && claim.account !== account && claim.isHere())
          return isAnswer ? 'later' : 'taken';
        if (!isAnswer && isFresh) written.set(client, account);
      }
      return 'own';
    },
  };
}

/** Whether a document knows something else under the clocks of a struct. What was overwritten since is not known any more. */
function differs(doc: Y.Doc, struct: Y.AbstractStruct): boolean {
  const structs = doc.store.clients.get(struct.id.client) ?? [];
  const known = structs[Y.findIndexSS(structs, struct.id.clock)];
  if (!isWord(struct) || !isWord(known)) return false;
  const from = struct.id.clock - known.id.clock;
  const [said, there] = [struct.content.getContent(), known.content.getContent().slice(from)];
  const most = Math.min(said.length, there.length);
  return JSON.stringify(said.slice(0, most)) !== JSON.stringify(there.slice(0, most));
}

const isWord = (struct: unknown): struct is Y.Item =>
  struct instanceof Y.Item &&
  (struct.content instanceof Y.ContentAny || struct.content instanceof Y.ContentString);
