import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { StorageQuota } from './storage-quota.ts';

/** The storage quota of a device in words, as terms and values (BTH-36). */
export function useStorageQuotaWords(): (
  quota: StorageQuota,
) => readonly { readonly term: string; readonly value: string; readonly isGood: boolean }[] {
  const { t } = useLingui();
  const { locale } = useLocale();
  return ({ isPersisted, left, canWrite }) => [
    {
      term: t`Kept even when the disk is full`,
      value:
        isPersisted === null
          ? t`this browser does not say`
          : isPersisted
            ? t`granted`
            : t`not granted`,
      isGood: isPersisted === true,
    },
    {
      term: t`Room left`,
      value: !canWrite ? t`none` : left === null ? t`this browser does not say` : sizeOf(left),
      isGood: canWrite,
    },
  ];

  function sizeOf(bytes: number): string {
    const megabytes = bytes / 1_000_000;
    return megabytes < 1_000
      ? megabytesOf(formatNumber(Math.floor(megabytes), 0, locale))
      : gigabytesOf(formatNumber(megabytes / 1_000, 1, locale));
  }
  function megabytesOf(size: string): string {
    return t`${size}\u00a0MB`;
  }

  function gigabytesOf(size: string): string {
    return t`${size}\u00a0GB`;
  }
}
