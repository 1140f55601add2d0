import type { Owner } from '../world/owner.ts';

/** The close code and reason of a connection. */
export type Farewell = { readonly code: number; readonly reason: string };

/** A message in transit in one direction: bytes, or the close of the connection. */
export type Parcel = { readonly frame: Uint8Array } | { readonly end: Farewell };

/** One end of a connection, which receives messages. */
export type LineEnd = {
  readonly owner: Owner;
  frame(bytes: Uint8Array): void;
  ended(farewell: Farewell): void;
};

/** One direction of a connection: messages arrive in order, or not at all. */
export type Direction = {
  /** The receiver; null until the connection is open. */
  to: LineEnd | null;
  readonly parcels: Parcel[];
  /** Whether messages are held back, without notifying anybody (a half-open connection). */
  silent: boolean;
  /** Whether its close was sent. */
  over: boolean;
};

/** A connection between a page and a process. */
export type Line = {
  readonly name: string;
  readonly up: Direction;
  readonly down: Direction;
  /** The process at its other end. */
  far: Owner | null;
};

const direction = (): Direction => ({ to: null, parcels: [], silent: false, over: false });

/** Creates a connection that is not open yet. */
export const newLine = (name: string): Line => ({
  name,
  up: direction(),
  down: direction(),
  far: null,
});

/** Sends a message, unless the direction was closed before. */
export function sendOn(way: Direction, parcel: Parcel): void {
  if (way.over) return;
  way.over = 'end' in parcel;
  way.parcels.push(parcel);
}

/** Closes one direction abruptly: messages in transit are lost. */
export function cutOff(way: Direction, reason = ''): void {
  way.parcels.splice(0);
  way.silent = false;
  way.over = true;
  way.parcels.push({ end: { code: 1006, reason } });
}

/** Whether the receiver has got the close, so that no more messages come. */
export const isHeardOut = ({ over, parcels }: Direction): boolean => over && parcels.length === 0;
