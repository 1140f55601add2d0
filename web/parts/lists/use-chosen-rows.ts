import { useState } from 'react';

/** The selected rows of a list. */
export type ChosenRows<Row> = {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly Row[];
  /** Sets which rows of the current page are selected; the selection on other pages stays. */
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
};

/**
 * React hook for the row selection of a list. A selected row stays selected when it leaves the
 * visible page. That happens by pagination, or when a bulk action changes the row so that the
 * filter no longer matches. So a bulk action can show its result for each row. A row that is still
 * in the answer has its newest values.
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
