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

/** The content of a sealed sheet, without what belongs only to its live document. */
export type SealedEvaluation = Omit<EvaluationValue, 'header' | 'changedSinceSigned' | 'apart'>;

/** Reads the content of a sealed sheet from its stored record (EVA-5). */
export function readSealed(record: unknown): Result<SealedEvaluation, DocumentProblem> {
  const { marks, points, header: _header, ...fields } = Object(record);
  const read = EVALUATION.content.safeParse({ marks, points, fields });
  return read.success
    ? accept({ marks: read.data.marks, ...pointsSaid(read.data.points), ...read.data.fields })
    : invalidField('content');
}

/**
 * Repairs the document of a sealed sheet from its record, after a part of its log was lost; equal
 * values do not change (KEE-30). Only the server calls it, and nobody else has permission to write
 * there.
 */
export function writeSealed(doc: Y.Doc, sealed: SealedEvaluation): void {
  const { marks, points = {}, ...fields } = sealed;
  const wanted = [
    ...Object.entries(marks).map(([key, value]) => ({ map: 'marks', key, value })),
    ...Object.entries(points).map(([key, value]) => ({ map: 'points', key, value })),
    ...Object.entries(fields).map(([key, value]) => ({ map: 'fields', key, value })),
  ];
  const read = readEvaluation(doc);
  // A field that was never written reads as a blank one.
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
