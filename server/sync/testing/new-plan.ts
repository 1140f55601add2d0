import type * as Y from 'yjs';
import { createPlan } from '../../../domain/documents/session.document.ts';

/** Fills a new plan of an ordinary session. */
export function newPlan(doc: Y.Doc, birth: string): void {
  createPlan(doc, birth, {
    date: '2026-11-27',
    start: '10:00',
    sheet: 'ioc-vo',
    sampleTemperature: 28,
    roomTemperature: 22,
    restMinutes: 15,
    training: false,
    multicode: false,
    enMaxDefect: 1,
    enMaxFruity: 1,
  });
}
