import { useState } from 'react';

/** Before the id of an extra column that is shown. */
const SHOWN = '+';

/** LST-11: which columns of a list this device hides, those that are extra until they are chosen; the first always shows. */
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
