import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import type { CalibrationState } from './calibration.ts';
import * as style from './calibration-screen.css.ts';

/**
 * The page shown in place of a sheet while the window cannot show a line of 100 mm (pinch zoom, too
 * narrow), and what helps.
 */
export function NoRoom({
  state,
  end,
}: {
  readonly end: ReactNode;
  readonly state: Extract<CalibrationState, { readonly kind: 'pinched' | 'too-narrow' }>;
}) {
  return (
    <BoothShell
      align="center"
      header={
        <>
          <BrandMark word="Verdial" />
          <Spacer />
          {end}
        </>
      }
    >
      <div className={style.plain} role="status">
        {state.kind === 'pinched' ? (
          <>
            <h1>
              <Trans>The page is enlarged</Trans>
            </h1>
            <p className={style.text}>
              <Trans>Pinch it back to normal. Your answers are kept.</Trans>
            </p>
          </>
        ) : (
          <>
            <h1>
              <Trans>Window too narrow for a 100 mm line</Trans>
            </h1>
            <p className={style.text}>
              <Trans>
                Turn the screen, use a larger one, or widen the window from {state.available} to{' '}
                {state.needed} px. Your answers are kept.
              </Trans>
            </p>
          </>
        )}
      </div>
    </BoothShell>
  );
}
