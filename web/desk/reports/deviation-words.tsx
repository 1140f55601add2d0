import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Deviation } from '../../../domain/reports/deviation.ts';
import type { ReportDraft } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { conditionMessage } from '../../parts/history/condition-message.ts';
import { criterionMessage } from '../../parts/history/criterion-message.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { useLeftOutReason } from '../../parts/sessions/use-left-out-reason.ts';
import { TakenWords } from './taken-words.tsx';

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
          Session {of.session} was validated with a reason by {of.by}: {of.reason}
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
          Session {of.session}, replicate {of.replicate}: the sheet of taster {of.taster} was left
          out. {leftOutReason(of.reason)}
        </Trans>
      );
    case 'class-decided':
      return (
        <Trans>
          The category {i18n._(oilClassMessage(of.class))} was decided by {of.by},{' '}
          {write.instant(of.at)}: {of.reason}
        </Trans>
      );
    case 'valid-again':
      return (
        <Trans>
          The assessment of session {of.session} had been called invalid, and was called valid again
          by {of.by}, {write.instant(of.at)}: {of.reason}
        </Trans>
      );
    case 'pair-rejected':
      return (
        <Trans>
          The analyses of sessions {of.session1} and {of.session2} were compared and rejected: En of
          the defect {write.beside(of.enDefect, method.enMaxDefect)}, of fruity{' '}
          {write.beside(of.enFruity, method.enMaxFruity)}.
        </Trans>
      );
    case 'opened-again':
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}: the signed sheet of taster {of.taster} was
          opened again and signed anew. {of.reason}
        </Trans>
      );
    case 'keyed-in':
      if (of.alone === true)
        return (
          <Trans>
            Session {of.session}, replicate {of.replicate}: the sheet of taster {of.taster} was
            opened again and keyed in from paper by the same person, since nobody else of the panel
            could. {of.reason}
          </Trans>
        );
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}: the sheet of taster {of.taster} was keyed
          in from paper. {of.reason}
        </Trans>
      );
    case 'smelled-only':
      return (
        <Trans>
          Session {of.session}, replicate {of.replicate}: taster {of.taster} smelled the oil and did
          not taste it.
        </Trans>
      );
    case 'taken':
      return <TakenWords of={of} />;
    case 'figures-opened':
      return (
        <Trans>
          Session {of.session}: the results of this sample were revealed before all had signed.
        </Trans>
      );
    case 'condition': {
      const message = conditionMessage(of.code);
      return (
        <Trans>
          Session {of.session} did not keep to: {message === null ? of.code : i18n._(message)}.
        </Trans>
      );
    }
  }
}
