import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { Icon } from '../../ui/icon/icon.tsx';
import { CARD_HEIGHT, CARD_WIDTH } from './calibration.ts';
import * as style from './calibration-screen.css.ts';

/**
 * A frame of the size of a bank card (ID-1), to cross-check the calibration or to make it without a
 * ruler.
 */
export function CardFrame({
  pixelsPerMm,
  isCut = false,
}: {
  readonly pixelsPerMm: number;
  /** Clips what is wider than the window. */
  readonly isCut?: boolean;
}) {
  return (
    <div
      className={style.card}
      data-cut={isCut ? '' : undefined}
      style={{
        width: `${CARD_WIDTH * pixelsPerMm}px`,
        height: `${CARD_HEIGHT * pixelsPerMm}px`,
        borderRadius: `${3.18 * pixelsPerMm}px`,
      }}
    >
      <span>
        <Icon of={CreditCard} size={20} />
        <br />
        <Trans>Bank card, 85.60 mm</Trans>
        <span className={style.cardHelp}>
          <Trans>Lay it here. It should cover the frame exactly.</Trans>
        </span>
      </span>
    </div>
  );
}
