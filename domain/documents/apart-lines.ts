import * as Y from 'yjs';
import { z } from 'zod';
import { presentEntries, write } from './header.ts';
import { isAnswer } from './signed-values.ts';

/** An answer on a line: millimetres, points, a choice or text; null where it is blank. */
const answerSchema = z.union([
  z.int().min(0).max(100),
  z.string().max(2000),
  z.literal(true),
  z.null(),
]);

/** How many conflicting answers are remembered for each line: the last ones. */
const MOST = 4;

const answersSchema = z.array(answerSchema).max(MOST).readonly();

/**
 * The conflicts of a sheet: by line, as `map.key`, the answers that a concurrent edit replaced,
 * until the taster confirms the present one (SHT-19). An empty list: an answer was replaced, and no
 * device sent its text.
 */
export const apartSchema = z.record(
  z.string().regex(/^(marks|points|fields)\.[a-zA-Z0-9-]{1,40}$/),
  answersSchema,
);

/** The conflicts of a sheet: by line, the answers that a concurrent edit replaced. */
export type ApartLines = Readonly<z.infer<typeof apartSchema>>;

/** The root maps of a sheet that hold answers. */
const ANSWERS = ['marks', 'points', 'fields'] as const;

/**
 * Records every conflict in the document itself: each answer that a concurrent edit replaces
 * (SYN-53). It observes the maps while an update is applied: afterwards the replaced answer is
 * garbage-collected.
 */
export function rememberApart(doc: Y.Doc): void {
  for (const name of ANSWERS)
    doc.getMap(name).observe((event) => {
      const lost = [...event.keysChanged].flatMap((key) => {
        const answers = isAnswer(name, key) ? answersThatGaveWay(event, key) : null;
        return answers === null ? [] : [{ line: `${name}.${key}`, answers }];
      });
      if (lost.length > 0)
        write(doc, 'remember apart', () => {
          for (const { line, answers } of lost) remember(doc, line, answers);
        });
    });
}

/**
 * The lines with a conflict that the taster must confirm (SHT-19). A line whose replaced answer is
 * the present one again has no conflict.
 */
export function apartLines(doc: Y.Doc): ApartLines {
  const waiting = presentEntries(doc.getMap('apart')).flatMap(([line, stored]) => {
    const [map = '', key = ''] = line.split('.');
    const stands = plain(doc.getMap(map).get(key));
    const answers = answersSchema.safeParse(stored).data;
    const others = answers?.filter((answer) => answer !== stands) ?? [];
    return answers?.length === 0 || others.length > 0 ? [[line, others] as const] : [];
  });
  return Object.fromEntries(waiting);
}

/** Resolves a conflict: the taster confirms the present answer of a line (SHT-19). */
export function confirmLine(doc: Y.Doc, line: string): void {
  write(doc, 'confirm line', () => settleLine(doc, line));
}

/** Resolves the conflict of a line within the transaction that answers the line again. */
export function settleLine(doc: Y.Doc, line: string): void {
  const apart = doc.getMap('apart');
  if (Array.isArray(apart.get(line))) apart.set(line, null);
}

function remember(doc: Y.Doc, line: string, answers: readonly unknown[]): void {
  const apart = doc.getMap('apart');
  const stands = apart.get(line);
  const before: readonly unknown[] = Array.isArray(stands) ? stands : [];
  const all = [...new Set([...before, ...answers])];
  if (!Array.isArray(stands) || all.length > before.length) apart.set(line, all.slice(-MOST));
}

/**
 * The answer that lost a conflict in an update, if neither of the two was written with knowledge of
 * the other. The list is empty where the text of the lost answer is gone; null where there is no
 * conflict.
 */
function answersThatGaveWay(event: Y.YMapEvent<unknown>, key: string): readonly unknown[] | null {
  const stands = event.target._map.get(key);
  if (stands === undefined) return null;
  const isNew = event.adds(stands);
  let other = stands.left;
  while (other !== null && event.adds(other) === isNew) other = other.left;
  if (other === null || (isNew && isWrittenAfter(stands, other))) return null;
  const answer = answerOf(other);
  return answer === undefined ? [] : [answer];
}

/**
 * Whether one value of a key was written over the other: each item names the one that it was
 * written over.
 */
function isWrittenAfter(later: Y.Item, earlier: Y.Item): boolean {
  let { origin } = later;
  for (let item = later.left; item !== null && origin !== null; item = item.left) {
    const { id, length } = item;
    const isOrigin =
      id.client === origin.client && id.clock <= origin.clock && origin.clock < id.clock + length;
    if (isOrigin && item === earlier) return true;
    if (isOrigin) ({ origin } = item);
  }
  return false;
}

/** The answer in an item; undefined where its content is gone. */
const answerOf = ({ content }: Y.Item): unknown =>
  content instanceof Y.ContentAny
    ? answerSchema.safeParse(plain(content.arr.at(-1))).data
    : undefined;

/** Normalises an answer: every form of blank is null. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false ? null : value;
