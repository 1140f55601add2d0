import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';

/** Brings back what was read and put away, from the foot of the sheet. */
export function NotesButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="plain" size="booth" icon={Info} onPress={onPress}>
      {t`What was told`}
    </Button>
  );
}
