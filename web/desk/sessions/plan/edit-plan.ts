import type * as Y from 'yjs';
import {
  type PlanEntry,
  type PlanValue,
  putDraw,
  putEntry,
  removeEntry,
} from '../../../../domain/documents/session.document.ts';
import { draw } from '../../../../domain/sessions/draw.ts';
import type { Chance } from '../../../../domain/sessions/draw-codes.ts';
import { type EarlierHalf, loneRepeats } from '../../../../domain/sessions/earlier-half.ts';
import { type EntryId, parseEntryId, type SampleId } from '../../../../domain/words/ids.ts';
import type { Replicate } from '../../../../domain/words/replicate.ts';
import { newId } from '../../../parts/http/new-id.ts';

const lastRank = (plan: PlanValue): number =>
  plan.entries.reduce((most, { rank }) => Math.max(most, rank), 0);

/** The entries of a sample, replicate 1 first. */
export const entriesOf = (plan: PlanValue, sample: string): readonly PlanEntry[] =>
  plan.entries
    .filter((entry) => entry.sample === sample)
    .toSorted((a, b) => a.replicate - b.replicate);

function put(doc: Y.Doc, sample: SampleId, replicate: Replicate, rank: number): void {
  const id = parseEntryId(newId());
  if (id !== null) putEntry(doc, { id, sample, replicate, rank });
}

/** Adds a sample to the plan once, at the end of the list. */
export function addSample(doc: Y.Doc, plan: PlanValue, sample: SampleId): void {
  if (entriesOf(plan, sample).length === 0) put(doc, sample, 1, lastRank(plan) + 1);
}

/**
 * Adds replicate 2 of a sample, right below replicate 1. It does nothing if the sample has a
 * replicate 2 already.
 */
export function addReplicate(doc: Y.Doc, plan: PlanValue, entry: PlanEntry): void {
  if (entriesOf(plan, entry.sample).length > 1 || entry.replicate === 2) return;
  const place = plan.entries.findIndex(({ id }) => id === entry.id);
  const next = plan.entries[place + 1];
  const rank = next === undefined ? entry.rank + 1 : (entry.rank + next.rank) / 2;
  put(doc, entry.sample, 2, rank);
}

/**
 * Removes a glass from the plan. The other replicate of the sample, if there is one, becomes
 * replicate 1.
 */
export function takeOff(doc: Y.Doc, plan: PlanValue, entry: PlanEntry): void {
  removeEntry(doc, entry.id);
  for (const other of entriesOf(plan, entry.sample))
    if (other.id !== entry.id && other.replicate === 2) putEntry(doc, { ...other, replicate: 1 });
}

/** Removes a sample from the plan, in every replicate. */
export function takeOffSample(doc: Y.Doc, plan: PlanValue, sample: string): void {
  for (const { id } of entriesOf(plan, sample)) removeEntry(doc, id);
}

/** Moves a glass one position up (-1) or down (1) in the list; at its end nothing happens. */
export function moveEntry(doc: Y.Doc, plan: PlanValue, id: EntryId, by: -1 | 1): void {
  const place = plan.entries.findIndex((entry) => entry.id === id);
  const [here, beside] = [plan.entries[place], plan.entries[place + by]];
  if (here === undefined || beside === undefined) return;
  const beyond = plan.entries[place + 2 * by];
  const rank = beyond === undefined ? beside.rank + by : (beside.rank + beyond.rank) / 2;
  putEntry(doc, { ...here, rank });
}

/**
 * Makes a sample's only glass the repeat of an earlier session, as replicate 2, or replicate 1
 * again (PLN-30).
 */
export function setReplicate(doc: Y.Doc, entry: PlanEntry, replicate: Replicate): void {
  putEntry(doc, { ...entry, replicate });
}

/**
 * The codes that must not be drawn again: those of the earlier halves of a plan's lone replicates 2
 * (PLN-31).
 */
export const codesApart = (
  plan: PlanValue,
  halves: ReadonlyMap<SampleId, EarlierHalf>,
): ReadonlyMap<SampleId, readonly string[]> =>
  new Map(loneRepeats(plan).map((sample) => [sample, halves.get(sample)?.codes ?? []]));

/**
 * Draws codes for the glasses without one, and a serving order for every taster (SES-4, PLN-31).
 */
export function proposeDraw(
  doc: Y.Doc,
  plan: PlanValue,
  chance: Chance,
  apart: ReadonlyMap<SampleId, readonly string[]> = new Map(),
): void {
  putDraw(doc, draw(plan, plan.codes, chance, apart));
}
