import { useState } from 'react';

/** Which columns of a list this device hides; the first always shows. */
export function useShownColumns(list: string): {
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (ids: readonly string[]) => void;
} {
  const key = `columns.${list}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set((localStorage.getItem(key) ?? '').split(',').filter((id) => id !== '')),
  );
  return {
    hidden,
    setHidden: (ids) => {
      localStorage.setItem(key, ids.join(','));
      setHidden(new Set(ids));
    },
  };
}
