import { useState } from 'react';
import { keepRead, wasRead } from '../sheet/read-first.ts';

/** BTH-48: whether a sheet that is open again was read about; `at` is when it was opened, null where nobody did. */
export function useReadFirst(birth: string, at: string | null, wasSigned: boolean) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const told = [...(at === null ? [] : [at]), ...(wasSigned ? ['signed apart'] : [])];
  const isRead = (one: string) =>
    read.has(one) || (one === at && wasRead(localStorage, birth, one));
  return {
    /** How many notes it is told by. */
    count: told.length,
    isRead: told.every(isRead),
    onRead: () => {
      if (at !== null) keepRead(localStorage, birth, at);
      setRead(new Set([...read, ...told]));
    },
  };
}
