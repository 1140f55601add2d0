import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';

/** Brings back what was read and put away, from the foot of the sheet. */
export function NotesButton({
  isShort,
  onPress,
}: {
  readonly isShort: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const words = t`What was told`;
  if (isShort) return <IconButton size="booth" icon={Info} label={words} onPress={onPress} />;
  return (
    <Button variant="plain" size="booth" icon={Info} onPress={onPress}>
      {words}
    </Button>
  );
}
