import { useLingui } from '@lingui/react/macro';
import { ReservedSpace } from '../../ui/attribute-row/reserved-space.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** That a descriptor is needed, at the end of its row's name: its place is kept, so that nothing moves (BTH-17). */
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
