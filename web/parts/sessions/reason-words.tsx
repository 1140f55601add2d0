import { useLingui } from '@lingui/react/macro';
import { CutText } from '../../ui/cut-text/cut-text.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** The reason of what a person did: two lines of it in a row, and the rest behind a button. */
export function ReasonWords({ children }: { readonly children: string }) {
  const { t } = useLingui();
  return (
    <Text tone="muted">
      <CutText labels={{ more: t`Whole reason`, less: t`Shorter` }}>{children}</CutText>
    </Text>
  );
}
