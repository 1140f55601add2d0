import * as Y from 'yjs';
import type { Decoded } from './plain-item.ts';

/** The first account whose page announced a client id, valid while that page is connected. */
type Claim = { readonly account: string; readonly isHere: () => boolean };

/**
 * `own`: the account may write. `later`: it may write later, since the owner's page is connected
 * and about to send the same. `taken`: the client id belongs to another account.
 */
type Verdict = 'own' | 'later' | 'taken';

/**
 * Assigns Yjs client ids to accounts, so that no account writes under the id of another (SYN-51,
 * SYN-79, SYN-80). An id belongs to the account that first wrote under it, while its document is
 * loaded. Until then it belongs to the page that announced itself under it.
 *
 * If an account wrote under another's id, the next writes of the other would be mistaken for known
 * ones, and reported as stored. Where it happened unseen (at another process, before a restart),
 * the known values under the same clocks differ from the other's. That difference is detected.
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
    /**
     * Registers the page that announces itself under a client id. Other pages forward presence, so
     * only the first counts.
     */
    claim(doc: Y.Doc, client: number, claim: Claim): void {
      const known = of(claims, doc);
      for (const [id, { isHere }] of known) if (!isHere()) known.delete(id);
      if (!known.has(client)) known.set(client, claim);
    },
    /**
     * Whether an account may write this update to a document. An answer to a sync request may
     * contain values of other accounts that the server lost. So an answer never assigns an id to an
     * account.
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

/**
 * Whether a document has other content under the clocks of a struct. Overwritten content is no
 * longer known, and is not compared.
 */
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
