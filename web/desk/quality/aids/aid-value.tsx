import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AidFigure } from '../../../../stats-worker/aids/aid-figure.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';

/** An aid as it is found, or why there is none. */
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

/** An aid for a file: the figure unrounded, and nothing where there is none. */
export const aidText = <Value,>(of: AidFigure<Value>, text: (value: Value) => number): string =>
  of.state === 'found' ? String(text(of.value)) : '';
