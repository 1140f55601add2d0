import { useLingui } from '@lingui/react/macro';
import { CutText } from '../../ui/cut-text/cut-text.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** A reason cut to two lines, with a button that expands it. */
export function ReasonWords({ children }: { readonly children: string }) {
  const { t } = useLingui();
  return (
    <Text tone="muted">
      <CutText labels={{ more: t`Whole reason`, less: t`Shorter` }}>{children}</CutText>
    </Text>
  );
}
