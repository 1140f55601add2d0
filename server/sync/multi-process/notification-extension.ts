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
import { formatNotification, type Notification, parseNotification } from './notification.ts';

/** The transaction origin of presence from another process, which is not published again. */
const FROM_OTHER_PROCESS = 'news';

/**
 * Sends and receives cross-process notifications (SCA-1, SCA-3). An update that one process stored
 * is applied by the others at once, and presence is shared. After a change of rights every process
 * reloads the state of its documents. A notification may be lost: the database holds all of it.
 */
export function createProcessNotifier(parts: {
  readonly broker: Broker;
  readonly follower: LogFollower;
  readonly loaded: (name: string) => Document | undefined;
  readonly look: () => Promise<void>;
  readonly onProblem: (problem: unknown) => void;
}) {
  const { broker, follower, loaded } = parts;
  const own = crypto.randomUUID();
  const notify = (notification: Notification): void =>
    broker.publish(formatNotification(own, notification));
  const publishPresence = ({ name, awareness }: Document, clients: readonly number[]): void => {
    if (clients.length > 0)
      notify({ kind: 'presence', name, update: encodeAwarenessUpdate(awareness, [...clients]) });
  };
  const looked = (): void => void parts.look().catch(parts.onProblem);

  function receive(notification: Notification): void {
    if (notification.kind === 'look') {
      looked();
      return;
    }
    const document = loaded(notification.name);
    if (document === undefined) return;
    if (notification.kind === 'stored')
      follower
        .heard(notification.name, notification.place, notification.update)
        .catch(parts.onProblem);
    else if (notification.kind === 'presence')
      applyAwarenessUpdate(document.awareness, notification.update, FROM_OTHER_PROCESS);
    else publishPresence(document, [...document.awareness.getStates().keys()]);
  }

  broker.onMessage((message) => {
    const heard = parseNotification(message);
    if (heard !== null && heard.from !== own) receive(heard.notification);
  });
  broker.onJoined(looked);

  const extension: Extension<ConnectionContext> = {
    extensionName: 'news',
    async afterLoadDocument({ documentName: name }: afterLoadDocumentPayload<ConnectionContext>) {
      notify({ kind: 'who', name });
    },
    async onAwarenessUpdate(payload: onAwarenessUpdatePayload<ConnectionContext>) {
      const { document, added, updated, removed, transactionOrigin } = payload;
      if (transactionOrigin !== FROM_OTHER_PROCESS)
        publishPresence(document, [...added, ...updated, ...removed]);
    },
  };
  return { extension, notify };
}
