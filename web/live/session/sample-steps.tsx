import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { SampleId } from '../../../domain/words/ids.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import type { ChosenSample } from './use-chosen-sample.ts';
import { type Registers, sampleCode } from './use-registers.ts';

/** Links to the previous and the next sample, by their codes. */
export function SampleSteps(props: {
  readonly chosen: ChosenSample;
  readonly registers: Registers;
  readonly hrefOf: (sample: SampleId) => string;
}) {
  const { chosen, registers, hrefOf } = props;
  const { t } = useLingui();
  const { before, after } = chosen;
  const [codeBefore, codeAfter] = [before, after].map((id) =>
    id === null ? '' : sampleCode(registers, id),
  );
  return (
    <>
      {before === null ? null : (
        <LinkButton
          href={hrefOf(before)}
          variant="plain"
          icon={ChevronLeft}
          aria-label={t`Previous sample, ${codeBefore}`}
        >
          {codeBefore}
        </LinkButton>
      )}
      {after === null ? null : (
        <LinkButton
          href={hrefOf(after)}
          variant="plain"
          iconEnd={ChevronRight}
          aria-label={t`Next sample, ${codeAfter}`}
        >
          {codeAfter}
        </LinkButton>
      )}
    </>
  );
}
