import { useState } from 'react';

/** The rows of a list that are chosen. */
export type ChosenRows<Row> = {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly Row[];
  /** Takes what the page of the list now says is chosen of its own rows; those of other pages stay. */
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
};

/**
 * What is chosen in a list. A row that is chosen stays so when it leaves the answer, by turning the page, or because
 * what is done with it makes it another than the filter asks for: an act on several rows keeps its result a row. What
 * the answer still has is as the answer says it.
 */
export function useChosenRows<Row>(
  shown: readonly Row[],
  rowId: (row: Row) => string,
): ChosenRows<Row> {
  const [held, setHeld] = useState<ReadonlyMap<string, Row>>(new Map());
  const here = new Map(shown.map((row) => [rowId(row), row]));
  return {
    ids: new Set(held.keys()),
    rows: [...held].map(([id, row]) => here.get(id) ?? row),
    choose: (ids) => {
      const elsewhere = [...held].filter(([id]) => !here.has(id));
      setHeld(new Map([...elsewhere, ...[...here].filter(([id]) => ids.has(id))]));
    },
    clear: () => setHeld(new Map()),
  };
}
