import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePressRepeat } from '../../ui/button/use-press-repeat.ts';
import * as style from './calibration-screen.css.ts';

/** Steps of the arrow keys, in tenths of a millimetre. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * The green segment of the calibration, a slider. Buttons (with auto-repeat while held), arrow keys
 * or dragging its right end change its length.
 */
export function MeasuredSegment({
  pixelsPerMm,
  isCut = false,
  onAdjust,
  onSet,
}: {
  readonly pixelsPerMm: number;
  /** Clips what is wider than the window, and shows that the end is clipped. */
  readonly isCut?: boolean;
  readonly onAdjust: (tenths: number) => void;
  readonly onSet: (pixelsPerMm: number) => void;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const pulled = useRef<{ x: number; from: number } | null>(null);
  const [muchShorter, shorter, longer, muchLonger] = [
    usePressRepeat(() => onAdjust(-10)),
    usePressRepeat(() => onAdjust(-1)),
    usePressRepeat(() => onAdjust(1)),
    usePressRepeat(() => onAdjust(10)),
  ];
  const length = formatNumber(pixelsPerMm * 100, 1, locale);

  function onKeyDown(event: KeyboardEvent): void {
    const tenths = KEYS[event.key];
    if (tenths === undefined) return;
    event.preventDefault();
    onAdjust(event.shiftKey ? tenths * 10 : tenths);
  }

  function onPointerMove(event: PointerEvent): void {
    const start = pulled.current;
    if (start === null) return;
    // The segment is centred: its right end moves by half of its growth.
    onSet(Math.min(40, Math.max(1.2, start.from + ((event.clientX - start.x) * 2) / 100)));
  }

  return (
    <>
      <div
        className={style.segment}
        data-cut={isCut ? '' : undefined}
        style={{ width: `${pixelsPerMm * 100}px` }}
        role="slider"
        tabIndex={0}
        aria-label={t`Length of the green segment`}
        aria-valuemin={120}
        aria-valuemax={4000}
        aria-valuenow={Math.round(pixelsPerMm * 100)}
        aria-valuetext={t`${length} px for 100 mm`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pulled.current = { x: event.clientX, from: pixelsPerMm };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          pulled.current = null;
        }}
        onPointerCancel={() => {
          pulled.current = null;
        }}
      >
        <span className={style.ruler}>
          <Trans>Lay the ruler here</Trans>
        </span>
        <span className={style.bar} />
      </div>
      <div className={style.controls}>
        <Button size="booth" icon={ChevronsLeft} {...muchShorter} aria-label={t`1 mm shorter`}>
          {t`1 mm`}
        </Button>
        <Button size="booth" icon={ChevronLeft} {...shorter} aria-label={t`0.1 mm shorter`}>
          {t`0.1 mm`}
        </Button>
        <output className={style.measure}>
          {length}
          <span className={style.unit}>
            <Trans>px for 100 mm</Trans>
          </span>
        </output>
        <Button size="booth" iconEnd={ChevronRight} {...longer} aria-label={t`0.1 mm longer`}>
          {t`0.1 mm`}
        </Button>
        <Button size="booth" iconEnd={ChevronsRight} {...muchLonger} aria-label={t`1 mm longer`}>
          {t`1 mm`}
        </Button>
      </div>
    </>
  );
}
