import type * as Y from 'yjs';
import { z } from 'zod';
import { canonicalDigest } from '../files/canonical-digest.ts';
import { storableText } from '../files/storable-text.ts';

/**
 * SHT-16: the values that a signature stands on: the SHA-256 of all that the sheet answers, and by line how often it had been
 * written. A write that the signer did not know, on whichever device, makes the count of its line higher, also where the
 * merge kept the value that was signed.
 */
export const signedValuesSchema = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  writes: z.record(z.string().max(60), z.int().min(1)).readonly(),
});

/** The values that a signature stands on. */
type SignedValues = Readonly<z.infer<typeof signedValuesSchema>>;

/** What a sheet answers. Language, screen and device belong to the sitting, and are signed by nobody. */
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

/** The fields that are answers, beside marks and points. */
const ANSWER_FIELDS: readonly string[] = [
  'fruityKind',
  'otherDescriptor',
  'smelledOnly',
  'heatingDevice',
  'comments',
  'notes',
];

/** Whether what stands under a key of a sheet is an answer: what belongs to the sitting, and the signature, are none. */
export const isAnswer = (map: string, key: string): boolean =>
  map === 'marks' || map === 'points' || (map === 'fields' && ANSWER_FIELDS.includes(key));

/** SHT-16: the digest of what a sheet answers, in canonical form. What is blank is no part of it. */
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

/** How often each line of a sheet was written, by `map.key`: a document keeps the place of every write, also of one that lost. */
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

/** SHT-17: the lines that were written otherwise than the signer knew; more alone where `isMore`. */
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
