import type { MarkColumns } from '../marks/mark-columns.ts';
import { SheetIndex } from '../marks/sheet-index.ts';

/**
 * The first taster with two sheets of one glass, whether they count or not; null where there is
 * none (M-STAT). Where the sheets of each glass are adjacent, as in an export, only the glasses are
 * looked up. So a million sheets need no table of a million.
 */
export function tasterTwice(columns: MarkColumns): string | null {
  const { sheets, session, sample, replicate, taster, tasters } = columns;
  const glasses = new SheetIndex();
  const lastGlass = new Int32Array(tasters.length).fill(-1);
  let newest = -1;
  for (let at = 0; at < sheets; at += 1) {
    const who = taster[at] ?? 0;
    const glass = glasses.find(session[at] ?? 0, sample[at] ?? 0, replicate[at] ?? 1, 0);
    if (glass < newest) return tasterTwiceAnywhere(columns);
    if (lastGlass[who] === glass) return tasters[who] ?? '';
    lastGlass[who] = glass;
    newest = glass;
  }
  return null;
}

/** The same check where the sheets of a glass are not adjacent: every sheet is looked up. */
function tasterTwiceAnywhere(columns: MarkColumns): string | null {
  const { sheets, session, sample, replicate, taster, tasters } = columns;
  const seen = new SheetIndex();
  for (let at = 0; at < sheets; at += 1) {
    const who = taster[at] ?? 0;
    const sheet = seen.find(session[at] ?? 0, sample[at] ?? 0, replicate[at] ?? 1, who);
    if (sheet < at) return tasters[who] ?? '';
  }
  return null;
}
