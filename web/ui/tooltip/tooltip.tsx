import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components';
import * as styles from './tooltip.css.ts';

type TooltipProps = {
  readonly text: string;
  /** Focusable component of this library. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
};

/**
 * Tooltip with a short text, shown on hover and focus. Its text must also be available elsewhere.
 */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.tooltip} offset={8} placement={placement}>
        <OverlayArrow className={styles.arrow}>
          <svg aria-hidden height={6} viewBox="0 0 12 6" width={12}>
            <path d="M0 0 6 6 12 0" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
