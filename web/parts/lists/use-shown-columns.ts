import { useState } from 'react';

/** Prefix of the stored id of an extra column that is shown. */
const SHOWN = '+';

/**
 * React hook for the columns that this device hides in a list (LST-11). Extra columns are hidden
 * until the user chooses them. The column that names the row is never hidden by a list.
 */
export function useShownColumns(
  list: string,
  extra: readonly string[],
): {
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (ids: readonly string[]) => void;
} {
  const key = `columns.${list}`;
  const [kept, setKept] = useState<readonly string[]>(() =>
    (localStorage.getItem(key) ?? '').split(',').filter((id) => id !== ''),
  );
  return {
    hidden: new Set([...kept, ...extra.filter((id) => !kept.includes(SHOWN + id))]),
    setHidden: (ids) => {
      const shown = extra.filter((id) => !ids.includes(id)).map((id) => SHOWN + id);
      const next = [...ids.filter((id) => !extra.includes(id)), ...shown];
      localStorage.setItem(key, next.join(','));
      setKept(next);
    },
  };
}
