import type { Owner } from '../world/owner.ts';

/** The end of a connection, with its reason. */
export type Farewell = { readonly code: number; readonly reason: string };

/** What is under way in one direction: bytes, or the word that it is over. */
export type Parcel = { readonly frame: Uint8Array } | { readonly end: Farewell };

/** One end of a line, as it is told what comes. */
export type LineEnd = {
  readonly owner: Owner;
  frame(bytes: Uint8Array): void;
  ended(farewell: Farewell): void;
};

/** One direction of a line: what is sent arrives in its order, or not at all. */
export type Direction = {
  /** Who hears what is sent this way; null while it is being connected. */
  to: LineEnd | null;
  readonly parcels: Parcel[];
  /** Nothing comes through, and nobody is told. */
  silent: boolean;
  /** Its last parcel was sent. */
  over: boolean;
};

/** A line between a page and a process. */
export type Line = {
  readonly name: string;
  readonly up: Direction;
  readonly down: Direction;
  /** The process it leads to. */
  far: Owner | null;
};

const direction = (): Direction => ({ to: null, parcels: [], silent: false, over: false });

/** A line that leads nowhere yet. */
export const newLine = (name: string): Line => ({
  name,
  up: direction(),
  down: direction(),
  far: null,
});

/** Sends something, unless the end was sent before. */
export function sendOn(way: Direction, parcel: Parcel): void {
  if (way.over) return;
  way.over = 'end' in parcel;
  way.parcels.push(parcel);
}

/** Ends one direction: what was under way is lost. */
export function cutOff(way: Direction, reason = ''): void {
  way.parcels.splice(0);
  way.silent = false;
  way.over = true;
  way.parcels.push({ end: { code: 1006, reason } });
}

/** Whether nothing comes any more this way, since its end was heard. */
export const isHeardOut = ({ over, parcels }: Direction): boolean => over && parcels.length === 0;
