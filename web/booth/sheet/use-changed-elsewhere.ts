import { useEffect, useState } from 'react';
import type { Doc, YMapEvent } from 'yjs';

/** What holds answers: by their line or item, a blank one null or absent. */
const ANSWERS = ['marks', 'points'] as const;

/**
 * BTH-50: the lines or items of a sheet whose answer, seen here, another device of the taster has replaced since the sheet is open, in the
 * order in which it did. Who answers one again here has settled it.
 */
export function useChangedElsewhere(doc: Doc): readonly string[] {
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const listen = (event: YMapEvent<unknown>): void => {
      const { local } = event.transaction;
      const keys = [...event.changes.keys].flatMap(([key, { oldValue }]) =>
        local || isReplaced(oldValue, event.target.get(key)) ? [key] : [],
      );
      if (keys.length === 0) return;
      setChanged((before) => {
        const rest = before.filter((key) => !keys.includes(key));
        return local ? rest : [...rest, ...keys];
      });
    };
    const maps = ANSWERS.map((name) => doc.getMap(name));
    for (const map of maps) map.observe(listen);
    return () => {
      for (const map of maps) map.unobserve(listen);
    };
  }, [doc]);
  return changed;
}

const isReplaced = (before: unknown, now: unknown): boolean =>
  typeof before === 'number' && before !== now;
