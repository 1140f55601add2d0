import * as Y from 'yjs';
import { z } from 'zod';
import { standingEntries, write } from './header.ts';
import { isAnswer } from './signed-values.ts';

/** What a device answered on a line: millimetres, points, a choice or words; null where it is blank. */
const answerSchema = z.union([
  z.int().min(0).max(100),
  z.string().max(2000),
  z.literal(true),
  z.null(),
]);

/** How many answers of one line are remembered: the last ones. */
const MOST = 4;

const answersSchema = z.array(answerSchema).max(MOST).readonly();

/**
 * SHT-19: by line, as `map.key`, the answers that gave way to one that was written apart, until the taster has confirmed what
 * stands there. Of one whose text no device sent, only that there was one is known: the list is empty.
 */
export const apartSchema = z.record(
  z.string().regex(/^(marks|points|fields)\.[a-zA-Z0-9-]{1,40}$/),
  answersSchema,
);

/** By line, the answers that gave way to one that was written apart. */
export type ApartLines = Readonly<z.infer<typeof apartSchema>>;

/** Where a sheet keeps answers. */
const ANSWERS = ['marks', 'points', 'fields'] as const;

/**
 * SYN-53: remembers, in the document itself, each answer that gives way to one that was not written after it. It looks while
 * an update is being applied: a moment later the answer that gave way is gone.
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

/** SHT-19: the lines that wait to be confirmed. Where what gave way stands again, there is nothing to confirm. */
export function apartLines(doc: Y.Doc): ApartLines {
  const waiting = standingEntries(doc.getMap('apart')).flatMap(([line, stored]) => {
    const [map = '', key = ''] = line.split('.');
    const stands = plain(doc.getMap(map).get(key));
    const answers = answersSchema.safeParse(stored).data;
    const others = answers?.filter((answer) => answer !== stands) ?? [];
    return answers?.length === 0 || others.length > 0 ? [[line, others] as const] : [];
  });
  return Object.fromEntries(waiting);
}

/** SHT-19: the taster confirms what stands on a line. */
export function confirmLine(doc: Y.Doc, line: string): void {
  write(doc, 'confirm line', () => settleLine(doc, line));
}

/** Settles a line that waits to be confirmed; it belongs to the write that answers it again. */
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
 * The answer that an update made give way, or brought where another stands, if neither of the two was written after the
 * other; none in the list where its text is gone. Null where nothing gave way.
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

/** Whether one value of a key was written where the other stood: each names the one it was written over. */
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

/** Undefined where nobody knows any more what was written. */
const answerOf = ({ content }: Y.Item): unknown =>
  content instanceof Y.ContentAny
    ? answerSchema.safeParse(plain(content.arr.at(-1))).data
    : undefined;

/** An answer with one spelling of what is blank. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || value === false ? null : value;
