import type {
  afterLoadDocumentPayload,
  Document,
  Extension,
  onAwarenessUpdatePayload,
} from '@hocuspocus/server';
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import type { ConnectionContext } from '../authorize-document.ts';
import type { LogFollower } from '../log-follower.ts';
import type { Broker } from './broker.ts';
import { formatNews, type News, parseNews } from './news.ts';

/** The origin of presence that another process told of: it is not told again. */
const FROM_NEWS = 'news';

/**
 * SCA-1: joins the processes of an installation: what one stored is applied by the others at once, who looks at a document
 * is seen at all of them, and when facts changed everybody looks how the documents stand. All of it may be lost.
 */
export function createNewsDesk(parts: {
  readonly broker: Broker;
  readonly follower: LogFollower;
  readonly loaded: (name: string) => Document | undefined;
  readonly look: () => Promise<void>;
  readonly onProblem: (problem: unknown) => void;
}) {
  const { broker, follower, loaded } = parts;
  const own = crypto.randomUUID();
  const tell = (news: News): void => broker.publish(formatNews(own, news));
  const tellPresence = ({ name, awareness }: Document, clients: readonly number[]): void => {
    if (clients.length > 0)
      tell({ kind: 'presence', name, update: encodeAwarenessUpdate(awareness, [...clients]) });
  };
  const looked = (): void => void parts.look().catch(parts.onProblem);

  function take(news: News): void {
    if (news.kind === 'look') {
      looked();
      return;
    }
    const document = loaded(news.name);
    if (document === undefined) return;
    if (news.kind === 'stored')
      follower.heard(news.name, news.place, news.update).catch(parts.onProblem);
    else if (news.kind === 'presence')
      applyAwarenessUpdate(document.awareness, news.update, FROM_NEWS);
    else tellPresence(document, [...document.awareness.getStates().keys()]);
  }

  broker.onMessage((message) => {
    const heard = parseNews(message);
    if (heard !== null && heard.from !== own) take(heard.news);
  });
  broker.onJoined(looked);

  const extension: Extension<ConnectionContext> = {
    extensionName: 'news',
    async afterLoadDocument({ documentName: name }: afterLoadDocumentPayload<ConnectionContext>) {
      tell({ kind: 'who', name });
    },
    async onAwarenessUpdate(payload: onAwarenessUpdatePayload<ConnectionContext>) {
      const { document, added, updated, removed, transactionOrigin } = payload;
      if (transactionOrigin !== FROM_NEWS)
        tellPresence(document, [...added, ...updated, ...removed]);
    },
  };
  return { extension, tell };
}
