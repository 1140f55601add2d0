import type { Owner } from '../world/owner.ts';
import type { Chance, Happening, World } from '../world/world.ts';
import {
  cutOff,
  type Direction,
  isHeardOut,
  type Line,
  type LineEnd,
  newLine,
  sendOn,
} from './line.ts';
import { SimulatedSocket } from './simulated-socket.ts';

/** The server's end of a WebSocket. */
export type ServerSocket = {
  readyState: number;
  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void;
  close(code?: number, reason?: string): void;
};

/** A process that accepts connections; `accept` returns the handlers of their messages. */
export type Listening = {
  readonly owner: Owner;
  accept(socket: ServerSocket, from: string): Omit<LineEnd, 'owner'>;
};

/** The simulated network between pages and processes. */
export type Network = ReturnType<typeof createNetwork>;

/**
 * Creates a simulated network, in which each message arrives only when the scheduler picks it.
 * `sent` sees every frame from a process to a device.
 */
export function createNetwork(
  world: World,
  chance: Chance,
  sent: (device: string, frame: Uint8Array) => void,
) {
  const lines: Line[] = [];
  const dialing: { line: Line; page: Owner; device: string; socket: SimulatedSocket }[] = [];
  const listening: Listening[] = [];
  const away = new Set<string>();
  let count = 0;

  function connect(one: (typeof dialing)[number]): void {
    const { line, page, device, socket } = one;
    dialing.splice(dialing.indexOf(one), 1);
    const reachable = listening.filter(({ owner }) => owner.alive);
    if (away.has(device) || reachable.length === 0) {
      socket.ended({ code: 1006, reason: '' });
      return;
    }
    const { owner, accept } = chance.pick(reachable);
    line.far = owner;
    const server: ServerSocket = {
      readyState: 1,
      send(data) {
        if (!(data instanceof Uint8Array) || server.readyState !== 1) return;
        sent(device, data);
        sendOn(line.down, { frame: Uint8Array.from(data) });
      },
      close(code = 1000, reason = '') {
        if (server.readyState > 1) return;
        server.readyState = 2;
        sendOn(line.down, { end: { code, reason } });
      },
    };
    const held = world.as(owner, () => accept(server, device));
    line.up.to = {
      owner,
      frame: held.frame,
      ended(farewell) {
        server.readyState = 3;
        held.ended(farewell);
        sendOn(line.down, { end: farewell });
      },
    };
    line.down.to = {
      owner: page,
      frame: (bytes) => socket.frame(bytes),
      ended(farewell) {
        socket.ended(farewell);
        sendOn(line.up, { end: farewell });
      },
    };
    lines.push(line);
    socket.opened();
  }

  function arrival(name: string, way: Direction): readonly Happening[] {
    const { to, parcels, silent } = way;
    const [first] = parcels;
    if (to === null || first === undefined || silent) return [];
    const what = 'end' in first ? `${name} ends` : `${name} brings`;
    const happen = () => {
      parcels.shift();
      if ('end' in first) to.ended(first.end);
      else to.frame(first.frame);
    };
    return [{ owner: to.owner, what: `${to.owner.name}: ${what}`, happen }];
  }

  world.add(() => [
    ...dialing.map((one) => ({
      owner: one.page,
      what: `${one.page.name} dials`,
      happen: () => connect(one),
    })),
    ...lines.flatMap(({ name, up, down }) => [...arrival(name, up), ...arrival(name, down)]),
  ]);
  const linesOf = (device: string) => lines.filter(({ name }) => name.startsWith(`${device}/`));
  const ends = (line: Line) => {
    cutOff(line.up);
    cutOff(line.down);
  };

  return {
    listen: (process: Listening): void => void listening.push(process),
    /** Stops a process from accepting connections; returns false where it accepted none before. */
    deafen(process: Owner): boolean {
      const at = listening.findIndex(({ owner }) => owner === process);
      if (at >= 0) listening.splice(at, 1);
      return at >= 0;
    },
    /** The WebSocket class of a page on a device. */
    socketsOf(page: Owner, device: string): new () => SimulatedSocket {
      const dial = (socket: SimulatedSocket): Line => {
        count += 1;
        const line = newLine(`${device}/${count}`);
        dialing.push({ line, page, device, socket });
        return line;
      };
      return class extends SimulatedSocket {
        constructor() {
          super(dial);
        }
      };
    },
    /** Disconnects a device from the network: it closes its connections abruptly, or silently. */
    cut(device: string, silently: boolean): void {
      away.add(device);
      for (const line of linesOf(device)) {
        if (silently) [line.up.silent, line.down.silent] = [true, true];
        else ends(line);
      }
    },
    /** Makes a device's connections silent in one direction (half-open). */
    halfOpen(device: string, way: 'up' | 'down'): void {
      for (const line of linesOf(device)) line[way].silent = true;
    },
    mend: (device: string): void => void away.delete(device),
    /** Closes the connections of a page that is gone; what it sent before may still arrive. */
    leave(page: Owner): void {
      for (const one of dialing.filter((each) => each.page === page))
        dialing.splice(dialing.indexOf(one), 1);
      for (const line of lines.filter(({ down }) => down.to?.owner === page))
        sendOn(line.up, { end: { code: 1001, reason: '' } });
    },
    /**
     * Closes the connections of a process that is gone: what it sent before may still arrive.
     * `silently` leaves out the close.
     */
    die(process: Owner, silently: boolean): void {
      listening.splice(0, listening.length, ...listening.filter(({ owner }) => owner !== process));
      for (const line of lines.filter(({ far }) => far === process)) {
        if (silently) line.down.silent = true;
        else sendOn(line.down, { end: { code: 1006, reason: '' } });
      }
    },
    /** Closes all silent connections at both ends, as if a timeout had found them. */
    notice(): void {
      for (const line of lines) if (line.up.silent || line.down.silent) ends(line);
    },
    /** Whether messages of a process that has ended are still on their way to a device. */
    hearsTheDead: (device: string): boolean =>
      linesOf(device).some(({ far, down }) => far?.alive === false && !isHeardOut(down)),
    /** Reconnects all devices to the network. */
    mendAll: (): void => away.clear(),
  };
}
