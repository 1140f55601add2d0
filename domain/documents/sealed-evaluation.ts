import type * as Y from 'yjs';
import { accept, type Result } from '../refusal.ts';
import {
  EVALUATION,
  type EvaluationValue,
  pointsSaid,
  readEvaluation,
} from './evaluation.document.ts';
import { BY_SERVER, type DocumentProblem, invalidField, write } from './header.ts';
import { valuesOf } from './quarantined-values.ts';

/** What a sheet was sealed with: all it says, without the document it stood in. */
export type SealedEvaluation = Omit<EvaluationValue, 'header' | 'changedSinceSigned' | 'apart'>;

/** EVA-5: reads what a sheet was sealed with, as its record keeps it. */
export function readSealed(record: unknown): Result<SealedEvaluation, DocumentProblem> {
  const { marks, points, header: _header, ...fields } = Object(record);
  const read = EVALUATION.content.safeParse({ marks, points, fields });
  return read.success
    ? accept({ marks: read.data.marks, ...pointsSaid(read.data.points), ...read.data.fields })
    : invalidField('content');
}

/**
 * KEE-30: has a sealed sheet of whose log something was lost say what it was sealed with; what it says already stays as it
 * is. Only the server calls it, and nobody else may write there.
 */
export function writeSealed(doc: Y.Doc, sealed: SealedEvaluation): void {
  const { marks, points = {}, ...fields } = sealed;
  const wanted = [
    ...Object.entries(marks).map(([key, value]) => ({ map: 'marks', key, value })),
    ...Object.entries(points).map(([key, value]) => ({ map: 'points', key, value })),
    ...Object.entries(fields).map(([key, value]) => ({ map: 'fields', key, value })),
  ];
  const read = readEvaluation(doc);
  // A field that was never written says what is said of a blank one.
  const said = new Map<string, unknown>(read.ok ? Object.entries(read.value) : []);
  const isWanted = (map: string, key: string): boolean =>
    wanted.some((one) => one.map === map && one.key === key);
  write(doc, BY_SERVER, () => {
    for (const { map, key } of valuesOf(doc))
      if (!isWanted(map, key)) doc.getMap(map).set(key, null);
    for (const { map, key, value } of wanted) {
      const stands = said.has(key) ? said.get(key) : doc.getMap(map).get(key);
      if (JSON.stringify(stands) !== JSON.stringify(value)) doc.getMap(map).set(key, value);
    }
  });
}
