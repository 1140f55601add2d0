import { useLingui } from '@lingui/react/macro';

/** BTH-15: which answers are missing before a glass may be tasted; null when none is. */
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
