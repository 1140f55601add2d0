import type { TableWords } from '../use-table-words.ts';

const heads: TableWords['heads'] = {
  ...{ session: 'session', session2: 'session2', date: 'date', sample: 'sample' },
  ...{ replicate: 'replicate', oilClass: 'oilClass', n: 'n', reliable: 'reliable' },
  ...{ defect: 'defect', attribute: 'attribute', median: 'median', iqr: 'iqr' },
  ...{ low: 'low', high: 'high', enDefect: 'enDefect', enFruity: 'enFruity' },
  ...{ accepted: 'accepted', sameClass: 'sameClass', sameDefect: 'sameDefect', taster: 'taster' },
  ...{ index: 'index', observations: 'observations', value: 'value', limit: 'limit' },
  ...{ verdict: 'verdict', competent: 'competent', code: 'code', mark: 'mark' },
  ...{ panelMedian: 'panelMedian', distance: 'distance', kind: 'kind', valid: 'valid' },
  ...{ against: 'against', state: 'state' },
};

/** Words of workbooks that are the keys of exchange.md; a state of a session stands in angle brackets. */
export const plainWords: TableWords = {
  sheets: { results: 'results', duplicates: 'duplicates', indexes: 'indexes', marks: 'marks' },
  ...{ heads, panel: 'panel', attribute: (key) => key, series: (key) => key },
  ...{ index: (key) => key, verdict: (key) => key, qualifier: (key) => key },
  ...{ oilClass: (key) => key, flag: (text) => text ?? null, state: (key) => `<${key}>` },
};
