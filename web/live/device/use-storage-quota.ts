import { useEffect, useState } from 'react';
import { readStorageQuota, requestPersistence, type StorageQuota } from './storage-quota.ts';

/** How often the quota is read, in ms. */
const LOOK_EVERY = 30_000;

/**
 * The storage quota of this device, after one request for persistence (BTH-36); null before the
 * browser has answered.
 */
export function useStorageQuota(): StorageQuota | null {
  const [quota, setQuota] = useState<StorageQuota | null>(null);
  useEffect(() => {
    void requestPersistence().then(setQuota);
    const timer = setInterval(() => void readStorageQuota().then(setQuota), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return quota;
}
