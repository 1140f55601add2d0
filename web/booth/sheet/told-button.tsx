import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import * as style from './told-button.css.ts';

/** BTH-48: what is told of a sheet and nobody read yet, on one line of the foot whatever its length; a touch opens it. */
export function ToldButton({
  titles,
  onPress,
}: {
  readonly titles: readonly string[];
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const words = titles.join(' · ');
  return (
    <span className={style.told}>
      <Button size="booth" icon={Info} aria-label={t`What was told: ${words}`} onPress={onPress}>
        <span className={style.words}>{words}</span>
      </Button>
    </span>
  );
}
