import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { isMillimetres, type Millimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { createStatsApi } from '../stats-api.ts';

const TIMES = 20_000;

/**
 * Benchmarks one assessment of so many sheets with a warm engine, ms of processor time: validation
 * and figures, from objects (M-STAT, M-CLASS).
 */
export function benchOneAssessment(tasters: number): number {
  const api = createStatsApi();
  const settings = defaultPanelSettings();
  const sheets = Array.from({ length: tasters }, (_, place) => sheetOf(place));
  let before = process.threadCpuUsage();
  for (let time = 0; time < 2 * TIMES; time += 1) {
    if (time === TIMES) before = process.threadCpuUsage();
    if (!api.assess(sheets, settings).ok) throw new Error('not assessed');
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / TIMES;
}

function sheetOf(place: number): ScoredSheet {
  const marks: Partial<Record<AttributeKey, Millimetres>> = {};
  for (const [line, key] of ATTRIBUTE_KEYS.entries()) {
    const mm = line === 4 || line > 5 ? 20 + ((place * 7 + line * 5) % 30) : 0;
    if (isMillimetres(mm)) marks[key] = mm;
  }
  return { taster: `t${place}`, marks, fruityKind: 'green', otherDescriptor: null };
}
