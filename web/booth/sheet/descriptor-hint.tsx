import { useLingui } from '@lingui/react/macro';
import { ReservedSpace } from '../../ui/attribute-row/reserved-space.tsx';
import { Text } from '../../ui/layout/text.tsx';

/**
 * The hint, at the end of a row's name, that a descriptor is required. Its space is reserved (no
 * layout shift, BTH-17).
 */
export function DescriptorHint({ isShown }: { readonly isShown: boolean }) {
  const { t } = useLingui();
  return (
    <ReservedSpace isShown={isShown}>
      <Text tone="muted" size={14}>
        {t`Choose the descriptor (required)`}
      </Text>
    </ReservedSpace>
  );
}
