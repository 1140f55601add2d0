import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AidFigure } from '../../../../stats-worker/aids/aid-figure.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';

/** A training aid's figure, or why it has none: too few data, or marks that do not differ. */
export function AidValue<Value>(props: {
  readonly of: AidFigure<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  const { of, children } = props;
  if (of.state === 'found') return children(of.value);
  if (of.state === 'no-spread') return <Trans>the marks do not differ</Trans>;
  const { has, needs } = of;
  return (
    <StateMark state="waiting">
      <Trans>
        {has} of {needs}
      </Trans>
    </StateMark>
  );
}

/**
 * Writes a training aid into an exported file: the unrounded figure, or an empty text without one.
 */
export const aidText = <Value,>(of: AidFigure<Value>, text: (value: Value) => number): string =>
  of.state === 'found' ? String(text(of.value)) : '';
