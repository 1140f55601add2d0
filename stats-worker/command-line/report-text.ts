import type { HistoryReport } from '../reports/history-report.ts';

/**
 * Serialises a report as one JSON document, in chunks, so that a long history is never in memory
 * twice.
 */
export function* reportText(report: HistoryReport): Generator<string> {
  yield `{"method":${JSON.stringify(report.method)},"settings":${JSON.stringify(report.settings)}`;
  yield* listText('results', report.results);
  yield* listText('duplicates', report.duplicates);
  yield `,"tasters":${JSON.stringify(report.tasters)},"panel":${JSON.stringify(report.panel)}}\n`;
}

function* listText(key: string, items: Iterable<object>): Generator<string> {
  yield `,"${key}":[`;
  let before = '\n';
  for (const item of items) {
    yield before + JSON.stringify(item);
    before = ',\n';
  }
  yield '\n]';
}
