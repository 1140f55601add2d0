import type { Broker } from '../../sync/multi-process/broker.ts';
import type { Owner } from '../world/owner.ts';
import type { World } from '../world/world.ts';

/** The simulated broker of cross-process notifications. */
export type NewsLine = ReturnType<typeof createNewsLine>;

/**
 * Creates a simulated broker. At each process its messages arrive in order, when the scheduler
 * picks them, or never.
 */
export function createNewsLine(world: World) {
  type Ear = {
    readonly owner: Owner;
    readonly waiting: Uint8Array[];
    readonly heard: Set<(message: Uint8Array) => void>;
    readonly joined: Set<() => void>;
  };
  const ears: Ear[] = [];
  const way = { silent: false };

  world.add(() =>
    ears.flatMap(({ owner, waiting, heard }) => {
      if (waiting[0] === undefined) return [];
      const happen = () => {
        const message = waiting.shift();
        if (message !== undefined) for (const listener of heard) listener(message);
      };
      return [{ owner, what: `${owner.name} hears news`, happen }];
    }),
  );

  return {
    /** The connection of one process to the broker. */
    of(owner: Owner): Broker {
      const ear: Ear = { owner, waiting: [], heard: new Set(), joined: new Set() };
      ears.push(ear);
      return {
        publish(message) {
          if (way.silent) return;
          for (const other of ears) if (other !== ear) other.waiting.push(Uint8Array.from(message));
        },
        onMessage: (listener) => void ear.heard.add(listener),
        onJoined: (listener) => void ear.joined.add(listener),
        isJoined: () => !way.silent,
        close: () => Promise.resolve(),
      };
    },
    /** Drops all messages from now on, without notifying anybody. */
    silence(): void {
      way.silent = true;
    },
    /**
     * Delivers messages again; `tell` decides whether the processes are notified of the
     * reconnection.
     */
    speak(tell: boolean): void {
      way.silent = false;
      if (!tell) return;
      for (const { owner, joined } of ears) if (owner.alive) world.as(owner, () => call(joined));
    },
    die(owner: Owner): void {
      ears.splice(0, ears.length, ...ears.filter((ear) => ear.owner !== owner));
    },
  };
}

function call(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}
