import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import * as style from './unread-notes-button.css.ts';

/**
 * The button of unread messages: their titles on one line of the footer, truncated (BTH-48). A
 * touch opens the messages.
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
