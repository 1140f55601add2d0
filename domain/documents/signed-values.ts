import type * as Y from 'yjs';
import { z } from 'zod';
import { canonicalDigest } from '../files/canonical-digest.ts';
import { storableText } from '../files/storable-text.ts';

/**
 * The values that a signature covers: the SHA-256 of all answers of the sheet, and how often each
 * line had been written (SHT-16). The count grows with every write that the signer did not know,
 * even where the merge kept the signed value.
 */
export const signedValuesSchema = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  writes: z.record(z.string().max(60), z.int().min(1)).readonly(),
});

/** The values that a signature covers. */
type SignedValues = Readonly<z.infer<typeof signedValuesSchema>>;

/**
 * The answers of a sheet. Language, screen and device belong to the sitting, and no signature
 * covers them.
 */
type Answers = {
  readonly marks: Readonly<Record<string, number | undefined>>;
  readonly points?: Readonly<Record<string, number>>;
  readonly fruityKind: string | null;
  readonly otherDescriptor: string | null;
  readonly smelledOnly: boolean;
  readonly heatingDevice: string;
  readonly comments: string;
  readonly notes?: string;
};

/** The fields that are answers, in addition to marks and points. */
const ANSWER_FIELDS: readonly string[] = [
  'fruityKind',
  'otherDescriptor',
  'smelledOnly',
  'heatingDevice',
  'comments',
  'notes',
];

/** Whether a key of a sheet holds an answer: the fields of the sitting and the signature do not. */
export const isAnswer = (map: string, key: string): boolean =>
  map === 'marks' || map === 'points' || (map === 'fields' && ANSWER_FIELDS.includes(key));

/** The digest of the answers of a sheet, in canonical form, without the blank ones (SHT-16). */
export const answersDigest = (answers: Answers): string =>
  canonicalDigest({
    marks: answers.marks,
    points: answers.points ?? {},
    fruityKind: answers.fruityKind,
    otherDescriptor: answers.otherDescriptor,
    smelledOnly: answers.smelledOnly,
    heatingDevice: storableText(answers.heatingDevice),
    comments: storableText(answers.comments),
    notes: storableText(answers.notes ?? ''),
  });

/**
 * How often each line of a sheet was written, by `map.key`. The document keeps an item for each
 * write, also for one that lost a conflict.
 */
export function writesOf(doc: Y.Doc): Readonly<Record<string, number>> {
  const fields = doc.getMap('fields');
  return Object.fromEntries([
    ...linesOf(doc.getMap('marks'), 'marks'),
    ...linesOf(doc.getMap('points'), 'points'),
    ...linesOf(fields, 'fields').filter(([line]) =>
      ANSWER_FIELDS.some((field) => line === `fields.${field}`),
    ),
  ]);
}

const linesOf = (map: Y.Map<unknown>, name: string): readonly (readonly [string, number])[] =>
  [...map._map].map(([key, last]) => {
    let writes = 0;
    for (let item: Y.Item | null = last; item !== null; item = item.left) writes += item.length;
    return [`${name}.${key}`, writes];
  });

/**
 * The lines whose number of writes differs from that at signing; with `isMore` only those that were
 * written more often (SHT-17).
 */
export function linesWrittenSince(
  doc: Y.Doc,
  { writes }: SignedValues,
  isMore = false,
): readonly string[] {
  const now = writesOf(doc);
  return [...new Set([...Object.keys(now), ...Object.keys(writes)])].filter((line) => {
    const [here, signed] = [now[line] ?? 0, writes[line] ?? 0];
    return isMore ? here > signed : here !== signed;
  });
}
