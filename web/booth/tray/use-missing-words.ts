import { useLingui } from '@lingui/react/macro';

/**
 * The text that names the answers missing before a glass may be tasted; null if none is (BTH-15).
 */
export function useMissingWords({
  isCodeMissing,
  isDeviceMissing,
}: {
  readonly isCodeMissing: boolean;
  readonly isDeviceMissing: boolean;
}): string | null {
  const { t } = useLingui();
  if (isCodeMissing && isDeviceMissing)
    return t`The code of the glass and the number of the heating device are missing.`;
  if (isCodeMissing) return t`The code of the glass is missing.`;
  return isDeviceMissing ? t`The number of the heating device is missing.` : null;
}
