import { nothingInput } from '../../../domain/api/nothing.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { mayEnd, type WatchKey, watchKeyInput } from '../../../domain/watching/watch-key.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import {
  insertWatchKey,
  listWatchKeys,
  revokeWatchKey,
} from '../../database/sessions/watch-keys.ts';
import { digestOfKey, newKey } from '../../watching/new-key.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** What the routes of watchers' API keys need. */
export type WatchKeysParts = {
  readonly database: Database;
  /** LIV-3: disconnects watchers with a revoked key at once. */
  readonly lookAtWatchers: () => void;
};

/**
 * The routes of the API keys by which read-only clients watch sessions; for leaders (LIV-1 to
 * LIV-3).
 */
export function watchKeysRoutes({ database, lookAtWatchers }: WatchKeysParts) {
  return {
    'GET /api/watch-keys': route('GET /api/watch-keys', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept(await listWatchKeys(scope))),
    ),
    'POST /api/watch-keys': route(
      'POST /api/watch-keys',
      { ...NOTHING, body: watchKeyInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { body, actor } = request;
          if (!mayEnd(Date.parse(body.ends), by.at.getTime())) return refuse('key-end-wrong');
          const key = newKey();
          const made = { digest: digestOfKey(key), by: actor.name, at: by.at };
          const kept = await insertWatchKey(scope, body, made);
          if (!kept.ok) return kept;
          const audited = {
            command: 'make-watch-key',
            ...namedBy(kept.value),
            after: saidOf(kept.value),
          };
          return accept({ answer: { ...kept.value, key }, audited });
        });
      },
    ),
    'POST /api/watch-keys/:key/revoke': route(
      'POST /api/watch-keys/:key/revoke',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const by = requestDecider(request);
        const revoked = await decideRecorded(database, by, async (scope) => {
          const id = keyId.safeParse(request.params.key);
          if (!id.success) return refuse('not-found');
          const { name } = request.actor;
          const key = await revokeWatchKey(scope, id.data, { by: name, at: by.at });
          if (!key.ok) return key;
          return accept({
            answer: key.value,
            audited: {
              command: 'revoke-watch-key',
              ...namedBy(key.value),
              before: saidOf(key.value),
            },
          });
        });
        if (revoked.ok) lookAtWatchers();
        return revoked;
      },
    ),
  };
}

const keyId = watchKeyInput.shape.id;

/** AUD-13: the records that an audit entry about a key names, and its content. */
const namedBy = ({ id, session }: WatchKey) => ({
  data: { key: id, ...(session === null ? {} : { session }) },
});
const saidOf = ({ name, ends }: WatchKey) => ({ name, ends });
