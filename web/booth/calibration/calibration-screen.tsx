import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { InsecureNote } from '../../parts/page/insecure-note.tsx';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { adjustPixelsPerMm, CARD_HEIGHT, CARD_WIDTH, neededWidth } from './calibration.ts';
import { CalibrationChecks } from './calibration-checks.tsx';
import { CalibrationNotes, type CalibrationReason } from './calibration-notes.tsx';
import * as style from './calibration-screen.css.ts';
import { MeasuredSegment } from './measured-segment.tsx';
import { MeasuringNotes } from './measuring-notes.tsx';
import { NoRoomNote } from './no-room-note.tsx';
import { useBrowserZoom } from './use-browser-zoom.ts';
import { useCalibration } from './use-calibration.ts';
import { useScreen } from './use-screen.ts';

/** The initial pixels per millimetre of a screen that was never calibrated: 96 px an inch. */
const USUAL = 96 / 25.4;

/**
 * The screen calibration: a person adjusts the green segment to 100 mm with a ruler, and
 * cross-checks with a bank card.
 */
export function CalibrationScreen({
  reason,
  onDone,
  mayLeave = false,
  end,
}: {
  readonly reason: CalibrationReason;
  readonly onDone?: (() => void) | undefined;
  /** Whether the page may be left without measuring. */
  readonly mayLeave?: boolean;
  /** At the end of the header: the call for the leader and the account menu. */
  readonly end?: ReactNode;
}) {
  const { t } = useLingui();
  const screen = useScreen();
  const { latest, keep } = useCalibration();
  const [pixelsPerMm, setPixelsPerMm] = useState(latest?.pixelsPerMm ?? USUAL);
  const [cardFits, setCardFits] = useState(true);
  const [isKept, setKept] = useState(true);
  const zoom = useBrowserZoom();
  // If the zoom is unknown, the screen is measured as it is.
  const isZoomed = zoom !== null && zoom !== 100;
  const hasRoom = screen.window[0] >= neededWidth(pixelsPerMm);
  // A window that is too narrow from the start shows that first. The message keeps its space while
  // the person measures, so that nothing moves (BTH-17).
  const lacksRoom = screen.window[0] < neededWidth(latest?.pixelsPerMm ?? USUAL);
  const adjust = (tenths: number) => setPixelsPerMm((now) => adjustPixelsPerMm(now, tenths));

  function confirm(): void {
    const done = keep(pixelsPerMm, new Date().toISOString());
    setKept(done);
    if (done) onDone?.();
  }

  return (
    <BoothShell
      align="fill"
      header={
        <>
          <BrandMark word="Verdial" />
          <span className={style.named}>
            <Text tone="muted" size={16}>
              <Trans>Calibration of this screen</Trans>
            </Text>
          </span>
          <Spacer />
          {end}
        </>
      }
      notes={<MeasuringNotes cardFits={cardFits} hasRoom={hasRoom || lacksRoom} isKept={isKept} />}
      footer={
        <>
          <span className={style.foot}>
            {isZoomed ? (
              <Trans>To measure, set browser zoom to 100 %.</Trans>
            ) : (
              <Trans>Kept with every evaluation.</Trans>
            )}
          </span>
          <Spacer />
          <span className={style.acts}>
            {mayLeave && onDone !== undefined && (
              <Button size="booth" variant="plain" onPress={onDone}>
                {latest === null ? t`Back` : t`Cancel`}
              </Button>
            )}
            <Button size="booth" onPress={() => setCardFits(false)}>
              {t`The card does not fit`}
            </Button>
            <Button
              size="booth"
              variant="primary"
              icon={Check}
              isDisabled={!hasRoom || isZoomed}
              onPress={confirm}
            >
              {t`It measures 100 mm`}
            </Button>
          </span>
        </>
      }
    >
      <div className={style.page}>
        <section className={style.guide}>
          {lacksRoom && (
            <div className={style.lack} data-gone={hasRoom ? '' : undefined}>
              <NoRoomNote />
            </div>
          )}
          <h1>
            <Trans>Make the green segment exactly 100 mm</Trans>
          </h1>
          <CalibrationNotes reason={reason} zoom={isZoomed ? zoom : null} />
          <InsecureNote to="device" />
          <Steps />
          <CalibrationChecks screen={screen} latest={latest} hasRoom={hasRoom} />
        </section>
        <section className={style.work}>
          <MeasuredSegment
            pixelsPerMm={pixelsPerMm}
            isCut={!hasRoom}
            onAdjust={adjust}
            onSet={setPixelsPerMm}
          />
          <CardFrame pixelsPerMm={pixelsPerMm} isCut={!hasRoom} />
        </section>
      </div>
    </BoothShell>
  );
}

function Steps() {
  return (
    <ol className={style.steps}>
      <li className={style.step}>
        <span className={style.number}>1</span>
        <Trans>Lay a ruler here, 0 at the left.</Trans>
      </li>
      <li className={style.step}>
        <span className={style.number}>2</span>
        <Trans>Adjust until the right end meets 100 mm.</Trans>
      </li>
      <li className={style.step}>
        <span className={style.number}>3</span>
        <Trans>No ruler? Fit a bank card.</Trans>
      </li>
    </ol>
  );
}

/**
 * A frame of the size of a bank card (ID-1), to cross-check the calibration or to make it without a
 * ruler.
 */
function CardFrame({
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
          <Trans>It should cover the frame exactly.</Trans>
        </span>
      </span>
    </div>
  );
}
