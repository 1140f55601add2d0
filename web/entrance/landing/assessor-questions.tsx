import { Trans } from '@lingui/react/macro';
import * as css from './landing.css.ts';

/** The section with the questions of an accreditation assessor and their answers. */
export function AssessorQuestions() {
  return (
    <section className={css.trust}>
      <h2>
        <Trans>Built for the assessor’s questions</Trans>
      </h2>
      <dl className={css.questions}>
        <div>
          <dt>
            <Trans>Who changed it, when and why?</Trans>
          </dt>
          <dd>
            <Trans>An audit trail chained by hash and signed: a changed entry shows</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>How was this figure made?</Trans>
          </dt>
          <dd>
            <Trans>Inputs, formula, source and method version beside every figure</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Could a taster have seen it?</Trans>
          </dt>
          <dd>
            <Trans>
              Identities are never sent to a booth, medians never before the oil is assessed
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Can you compute it again?</Trans>
          </dt>
          <dd>
            <Trans>Yes: the same figure, years later, from the signed sheets</Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}
