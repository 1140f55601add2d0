import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Delete, Undo2 } from 'lucide-react';
import { Button as Key } from 'react-aria-components';
import { withoutLastDigit } from '../../../domain/sheets/definition/typed-points.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as style from './points.css.ts';
import { boxId } from './points-box.tsx';
import type { PointsHand } from './use-points-hand.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The on-screen keypad for the current item, which it names (SHT-4). A digit that would exceed the
 * item's maximum is disabled.
 */
export function PointsKeys({ hand }: { readonly hand: PointsHand }) {
  const { t } = useLingui();
  const words = useSheetWords();
  const { item, points, nextBlank } = hand;
  const { maximum } = item;
  const name = words(item.name);
  const digit = (value: number) => {
    const next = hand.after(value);
    return (
      <Key
        key={value}
        className={style.key}
        isDisabled={next === null}
        onPress={() => hand.give(next)}
      >
        {value}
      </Key>
    );
  };
  return (
    <>
      <header className={style.head}>
        <h2 className={style.title}>{name}</h2>
        <p className={style.most}>
          <Trans>0 to {maximum}, whole points</Trans>
        </p>
      </header>
      <div className={style.side}>
        <fieldset className={style.keys} aria-label={t`Points for: ${name}`}>
          {DIGITS.map(digit)}
          <Key
            className={style.quietKey}
            aria-label={t`Clear: ${name}`}
            isDisabled={points === null}
            onPress={() => hand.give(null)}
          >
            <Icon of={Undo2} size={20} />
          </Key>
          {digit(0)}
          <Key
            className={style.quietKey}
            aria-label={t`Delete the last digit`}
            isDisabled={points === null}
            onPress={() => hand.give(withoutLastDigit(points))}
          >
            <Icon of={Delete} size={20} />
          </Key>
        </fieldset>
        <div className={style.next}>
          <Button
            size="booth"
            iconEnd={ArrowRight}
            isDisabled={nextBlank === null}
            onPress={() => {
              if (nextBlank === null) return;
              hand.take(nextBlank);
              document.querySelector<HTMLElement>(`#${boxId(nextBlank.key)} [role]`)?.focus();
            }}
          >
            {t`Next blank`}
          </Button>
        </div>
      </div>
    </>
  );
}
