import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Deviation } from '../../../domain/reports/deviation.ts';
import type { ReportDraft } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { conditionMessage } from '../../parts/history/condition-message.ts';
import { criterionMessage } from '../../parts/history/criterion-message.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { useLeftOutReason } from '../../parts/sessions/use-left-out-reason.ts';

/** One deviation of a report as a sentence with its reason; tasters are named by code (RPT-4). */
export function DeviationWords(props: {
  readonly of: Deviation;
  readonly method: Pick<ReportDraft['method'], 'enMaxDefect' | 'enMaxFruity'>;
}) {
  const { of, method } = props;
  const { i18n } = useLingui();
  const write = useFormat();
  const leftOutReason = useLeftOutReason();
  switch (of.what) {
    case 'criteria': {
      // Both replicates may fail the same criterion.
      const failed = [...new Set(of.failed)].map((code) => {
        const message = criterionMessage(code);
        return message === null ? code : i18n._(message);
      });
      return failed.length === 0 ? (
        <Trans>
          Session {of.session}: validated by {of.by}, reason: {of.reason}
        </Trans>
      ) : (
        <Trans>
          {of.by} validated session {of.session} despite unmet criteria ({failed.join(', ')}):{' '}
          {of.reason}
        </Trans>
      );
    }
    case 'left-out':
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}, taster {of.taster}: sheet left out.{' '}
          {leftOutReason(of.reason)}
        </Trans>
      );
    case 'class-decided':
      return (
        <Trans>
          Category {i18n._(oilClassMessage(of.class))} decided by {of.by}, {write.instant(of.at)}:{' '}
          {of.reason}
        </Trans>
      );
    case 'valid-again':
      return (
        <Trans>
          Session {of.session}: assessment called valid again by {of.by}, {write.instant(of.at)}:{' '}
          {of.reason}
        </Trans>
      );
    case 'pair-rejected':
      if (of.session1 === of.session2)
        return (
          <Trans>
            Session {of.session1}: replicates compared and rejected: En of the defect{' '}
            {write.beside(of.enDefect, method.enMaxDefect)}, of fruity{' '}
            {write.beside(of.enFruity, method.enMaxFruity)}.
          </Trans>
        );
      return (
        <Trans>
          Sessions {of.session1} and {of.session2}: pair rejected, En of the defect{' '}
          {write.beside(of.enDefect, method.enMaxDefect)}, fruity{' '}
          {write.beside(of.enFruity, method.enMaxFruity)}.
        </Trans>
      );
    case 'opened-again':
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}, taster {of.taster}: sheet reopened, signed
          again. {of.reason}
        </Trans>
      );
    case 'keyed-in':
      if (of.alone === true)
        return (
          <Trans>
            Session {of.session}, replicate {of.replicate}, taster {of.taster}: sheet reopened and
            keyed in from paper by the only person who could. {of.reason}
          </Trans>
        );
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}, taster {of.taster}: sheet keyed in from
          paper. {of.reason}
        </Trans>
      );
    case 'smelled-only':
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}, taster {of.taster}: oil only smelled.
        </Trans>
      );
    case 'taken':
      return <TakenWords of={of} />;
    case 'figures-opened':
      return <Trans>Session {of.session}: results revealed before all signed.</Trans>;
    case 'condition': {
      const message = conditionMessage(of.code);
      return (
        <Trans>
          Session {of.session}: not met: {message === null ? of.code : i18n._(message)}.
        </Trans>
      );
    }
  }
}

/** What was irregular in the conduct of a glass (EVA-9), as a sentence of a deviation (RPT-4). */
function TakenWords({ of }: { readonly of: Extract<Deviation, { what: 'taken' }> }) {
  const { session, replicate, taster } = of;
  switch (of.doubt) {
    case 'order':
      return (
        <Trans>
          Session {session}, replicate {replicate}, taster {taster}: glasses skipped before this
          one.
        </Trans>
      );
    case 'rest':
      return (
        <Trans>
          Session {session}, replicate {replicate}, taster {taster}: rest before this glass not
          kept.
        </Trans>
      );
    case 'clocks':
      return (
        <Trans>
          Session {session}, replicate {replicate}, taster {taster}: clocks differ on the rest.
        </Trans>
      );
    case 'seen':
      return (
        <Trans>
          Session {session}, replicate {replicate}, taster {taster}: panel’s figures seen before
          signing this version.
        </Trans>
      );
  }
}
