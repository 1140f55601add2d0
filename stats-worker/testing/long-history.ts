import { ColumnsBuilder } from '../marks/columns-builder.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';

/**
 * The size of a history. Each session has four samples in two replicates, each tasted by ten of
 * twelve tasters.
 */
export type HistorySize = { readonly sessions: number; readonly firstDay: number };

/** Test data: a realistic long history, the same for the same seed. */
export function longHistory({ sessions, firstDay }: HistorySize, seed: number): MarkColumns {
  const builder = new ColumnsBuilder();
  let state = seed >>> 0;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (let number = 0; number < sessions; number += 1) {
    const session = builder.session(String(number + 1));
    builder.sessionDay[session] = firstDay + Math.floor(number / 5);
    for (let glass = 0; glass < 8; glass += 1) {
      const defect = below(10) < 6 ? below(6) : -1;
      const [level, fruity] = [below(60), 10 + below(60)];
      for (let place = 0; place < 10; place += 1) {
        const sheet = builder.sheet(
          session,
          `S${number + 1}-${glass >> 1}`,
          1 + (glass & 1),
          `T${String((place + number) % 12).padStart(2, '0')}`,
        );
        for (let line = 0; line < LINES; line += 1) {
          const positive = Math.min(100, fruity + below(15));
          const mm = line === defect ? level + below(12) : line > 5 ? positive : 0;
          builder.setMark(sheet, line, mm);
        }
        builder.setFruityKind(sheet, 1 + below(2));
        if (defect === 5) builder.setDescriptor(sheet, 1 + below(3));
        builder.setValid(sheet, below(50) > 0);
      }
    }
  }
  return builder.columns();
}
