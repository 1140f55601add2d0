import { useState } from 'react';
import { keepRead, wasRead } from '../sheet/read-first.ts';

/**
 * Whether the taster has read why a sheet is re-opened (BTH-48). `at` is the timestamp of the
 * re-opening by a person, or null.
 */
export function useReadFirst(birth: string, at: string | null, wasSigned: boolean) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const told = [...(at === null ? [] : [at]), ...(wasSigned ? ['signed apart'] : [])];
  const isRead = (one: string) =>
    read.has(one) || (one === at && wasRead(localStorage, birth, one));
  return {
    /** The number of messages about the re-opening. */
    count: told.length,
    isRead: told.every(isRead),
    onRead: () => {
      if (at !== null) keepRead(localStorage, birth, at);
      setRead(new Set([...read, ...told]));
    },
  };
}
