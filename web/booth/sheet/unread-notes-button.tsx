import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import * as style from './unread-notes-button.css.ts';

/**
 * BTH-48: the button of unread notes: their titles on one line of the foot, whatever their length.
 * A touch opens them.
 */
export function UnreadNotesButton({
  titles,
  onPress,
}: {
  readonly titles: readonly string[];
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const words = titles.join(' · ');
  return (
    <span className={style.unread}>
      <Button size="booth" icon={Info} aria-label={t`What was told: ${words}`} onPress={onPress}>
        <span className={style.words}>{words}</span>
      </Button>
    </span>
  );
}
