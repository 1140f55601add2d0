import type { Actor } from '../../../domain/rights/actor.ts';
import { HandshakeFirstProvider } from '../../../web/live/pool/handshake-first.ts';
import { createSyncPool } from '../../../web/live/pool/sync-pool.ts';
import type { Network } from '../network/network.ts';
import { newOwner, type Owner } from '../world/owner.ts';
import type { Chance, World } from '../world/world.ts';
import { createDeviceDisk } from './device-disk.ts';
import type { Swaps } from './swaps.ts';

/** A simulated device, with one page open at a time. */
export type Device = ReturnType<typeof createDevice>;

/** Creates a simulated device of an account, with a page that has these documents open. */
export function createDevice(parts: {
  readonly name: string;
  readonly actor: Actor;
  readonly documents: readonly string[];
  readonly world: World;
  readonly network: Network;
  readonly chance: Chance;
  readonly swaps: Swaps;
}) {
  const { name, actor, documents, world, network, chance, swaps } = parts;
  const disk = createDeviceDisk(world, chance);
  let count = 0;
  let page = open();

  function open() {
    count += 1;
    const owner: Owner = newOwner(`${name}.${count}`);
    const pool = world.as(owner, () => {
      const made = createSyncPool({
        url: 'ws://simulation/collab',
        role: actor.role,
        now: () => world.time.at + owner.skew,
        schedule(ms, then) {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        environment: {
          openCopy(of, doc) {
            const copy = disk.openCopy(owner)(of, doc);
            return swaps.copy?.(copy) ?? copy;
          },
          createQuarantine: () => {
            const own = disk.createQuarantine(owner)();
            return swaps.asides?.(own) ?? own;
          },
          lacking: () => Promise.resolve([]),
          onLost: () => {},
          close: () => Promise.resolve(),
          Provider: swaps.Provider ?? HandshakeFirstProvider,
          Socket: network.socketsOf(owner, name),
        },
      });
      for (const document of documents) made.hold(document);
      return made;
    });
    return { owner, pool };
  }

  return {
    name,
    actor,
    documents,
    disk,
    page: () => page,
    /** Reloads the page: closes it without warning, and opens it again with what the disk has. */
    reload(): void {
      page.owner.alive = false;
      network.leave(page.owner);
      page = open();
    },
  };
}
