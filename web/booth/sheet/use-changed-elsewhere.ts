import { useEffect, useState } from 'react';
import type { Doc, YMapEvent } from 'yjs';

/** The shared maps that hold answers by line or item; a blank answer is null or absent. */
const ANSWERS = ['marks', 'points'] as const;

/**
 * The lines or items of a sheet, as `map.key`, whose answer another device of the taster has
 * replaced since the sheet was opened (BTH-50). They are in the order of replacement. Answering one
 * again here removes it.
 */
export function useChangedElsewhere(doc: Doc): readonly string[] {
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const listenTo = (name: (typeof ANSWERS)[number]) => (event: YMapEvent<unknown>) => {
      const { local } = event.transaction;
      const keys = [...event.changes.keys].flatMap(([key, { oldValue }]) =>
        local || isReplaced(oldValue, event.target.get(key)) ? [`${name}.${key}`] : [],
      );
      if (keys.length === 0) return;
      setChanged((before) => {
        const rest = before.filter((key) => !keys.includes(key));
        return local ? rest : [...rest, ...keys];
      });
    };
    const stops = ANSWERS.map((name) => {
      const [map, listen] = [doc.getMap(name), listenTo(name)];
      map.observe(listen);
      return () => map.unobserve(listen);
    });
    // A line in conflict is removed: its own message shows both answers and asks for confirmation
    // (BTH-53).
    const apart = doc.getMap('apart');
    const leave = ({ keysChanged }: YMapEvent<unknown>): void =>
      setChanged((before) => before.filter((line) => !keysChanged.has(line)));
    apart.observe(leave);
    return () => {
      apart.unobserve(leave);
      for (const stop of stops) stop();
    };
  }, [doc]);
  return changed;
}

const isReplaced = (before: unknown, now: unknown): boolean =>
  typeof before === 'number' && before !== now;
