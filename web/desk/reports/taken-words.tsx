import { Trans } from '@lingui/react/macro';
import type { Deviation } from '../../../domain/reports/deviation.ts';

/** What was irregular in the conduct of a glass (EVA-9), as a sentence of a deviation (RPT-4). */
export function TakenWords({ of }: { readonly of: Extract<Deviation, { what: 'taken' }> }) {
  const { session, replicate, taster } = of;
  switch (of.doubt) {
    case 'order':
      return (
        <Trans>
          Session {session}, replicate {replicate}: taster {taster} left glasses out before this
          one.
        </Trans>
      );
    case 'rest':
      return (
        <Trans>
          Session {session}, replicate {replicate}: taster {taster} did not keep the rest before
          this glass.
        </Trans>
      );
    case 'clocks':
      return (
        <Trans>
          Session {session}, replicate {replicate}: two clocks tell of different rests of taster{' '}
          {taster}.
        </Trans>
      );
    case 'seen':
      return (
        <Trans>
          Session {session}, replicate {replicate}: taster {taster} had seen the panel’s figures
          before this version was signed.
        </Trans>
      );
  }
}
