import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../messages/attribute-names.tsx';
import { oilClassMessage } from '../messages/class-names.ts';
import type { ReachStep } from './reach-steps.ts';

/** One step from the medians to the class, as a sentence. */
export function ReachWords({ step }: { readonly step: ReachStep }) {
  const { i18n } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  switch (step.kind) {
    case 'too-few':
      return (
        <Plural
          value={step.n}
          one="# valid sheet: at least 8 are needed to state a class"
          other="# valid sheets: at least 8 are needed to state a class"
        />
      );
    case 'no-defect':
      return <Trans>No defect has a median above zero</Trans>;
    case 'predominant':
      return <Trans>The greatest median of the defects: {names.of(step.defect)}</Trans>;
    case 'rounded':
      return (
        <>
          {step.of === 'md' ? 'Md' : 'Mf'} = {write.two(step.median)},{' '}
          <Trans>rounded {write.cm(step.rounded)}</Trans>
          {step.median > 0 && step.median < 0.1 && step.of === 'md' ? (
            <>
              {' '}
              <Trans>(a median of 0.05 becomes 0.1 and loses extra virgin)</Trans>
            </>
          ) : null}
        </>
      );
    case 'class':
      return <ClassWords step={step} oil={i18n._(oilClassMessage(step.oil))} />;
  }
}

function ClassWords(props: {
  readonly step: Extract<ReachStep, { kind: 'class' }>;
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
