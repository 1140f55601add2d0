import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../messages/attribute-names.tsx';
import { oilClassMessage } from '../messages/class-names.ts';
import type { DerivationStep } from './derivation-steps.ts';

/** A step of the derivation of a class, as a sentence. */
export function DerivationWords({ step }: { readonly step: DerivationStep }) {
  const { i18n, t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  switch (step.kind) {
    case 'too-few':
      return (
        <Plural
          value={step.n}
          one="# valid sheet: a category needs 8"
          other="# valid sheets: a category needs 8"
        />
      );
    case 'no-defect':
      return <Trans>No defect has a median above zero</Trans>;
    case 'predominant':
      return <Trans>The highest defect median: {names.label(step.defect)}</Trans>;
    case 'predominants': {
      const [one, two] = step.defects.map((key) => (key === null ? t`none` : names.label(key)));
      return (
        <Trans>
          The highest defect median: {one} in replicate 1, {two} in replicate 2
        </Trans>
      );
    }
    case 'mean': {
      const [one, two] = step.medians;
      // The mean of two half millimetres may need a third decimal in cm.
      const decimals = Number.isInteger(Math.round(step.mean * 1000) / 10) ? 2 : 3;
      return (
        <>
          {step.of === 'md' ? 'Md' : 'Mf'} = ({write.two(one)} + {write.two(two)}) / 2 ={' '}
          {write.number(step.mean, decimals)}, <Trans>rounded to {write.cm(step.rounded)}</Trans>
          <LostExtra median={step.mean} of={step.of} />
        </>
      );
    }
    case 'rounded':
      return (
        <>
          {step.of === 'md' ? 'Md' : 'Mf'} = {write.two(step.median)},{' '}
          <Trans>rounded to {write.cm(step.rounded)}</Trans>
          <LostExtra median={step.median} of={step.of} />
        </>
      );
    case 'class':
      return <ClassWords step={step} oil={i18n._(oilClassMessage(step.oil))} />;
  }
}

/**
 * Says that rounding alone made a defect of the median, so that the oil is not extra virgin
 * (M-CLASS).
 */
function LostExtra(props: { readonly median: number; readonly of: 'md' | 'mf' }) {
  const { median, of } = props;
  if (of === 'mf' || median < 0.05 || median >= 0.1) return null;
  return (
    <>
      {' '}
      <Trans>(a median of 0.05 becomes 0.1, and the oil loses the extra virgin category)</Trans>
    </>
  );
}

function ClassWords(props: {
  readonly step: Extract<DerivationStep, { kind: 'class' }>;
  readonly oil: string;
}) {
  const { step, oil } = props;
  const write = useFormat();
  const [md, mf, limit] = [write.cm(step.md), write.cm(step.mf), write.cm(step.limit)];
  switch (step.because) {
    case 'no-defect':
      return (
        <Trans>
          {md} is 0 and {mf} is above 0: {oil}
        </Trans>
      );
    case 'no-fruity':
      return (
        <Trans>
          {md} is at most {limit}, but fruity is 0: {oil}
        </Trans>
      );
    case 'virgin':
      return (
        <Trans>
          {md} is at most {limit} and {mf} is above 0: {oil}
        </Trans>
      );
    case 'ordinary':
      return (
        <Trans>
          {md} is above the virgin limit and at most {limit}: {oil}
        </Trans>
      );
    case 'beyond':
      return (
        <Trans>
          {md} is above {limit}: {oil}
        </Trans>
      );
  }
}
