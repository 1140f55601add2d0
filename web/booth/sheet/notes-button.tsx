import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';

/** The button in the footer of a sheet that opens dismissed messages again. */
export function NotesButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="plain" size="booth" icon={Info} onPress={onPress}>
      {t`What was told`}
    </Button>
  );
}
