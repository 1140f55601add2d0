import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { VerifiedReport } from '../../../domain/reports/report-answers.ts';
import type { ReportCode } from '../../../domain/reports/report-code.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { useLeftOutText } from '../../parts/sessions/use-left-out-text.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * The result of verifying a report: whether the installation issued exactly that, and whether it is
 * still valid (RPT-8). It names every decision by which a person overrode a figure (RES-3, ASM-21,
 * ASM-1).
 */
export function VerifiedNote(props: {
  readonly code: ReportCode;
  readonly found: VerifiedReport | null;
}) {
  const { code, found } = props;
  const { i18n } = useLingui();
  const { t } = useMacro();
  const leftOutText = useLeftOutText();
  const write = useFormat();
  const medals = useMedalWords();
  if (found === null)
    return (
      <Note kind="error" title={t`Not issued here`}>
        <Trans>Report {code.number} with this record was issued elsewhere, or was altered.</Trans>
      </Note>
    );
  const { panel, sample, issuedAt, standing, replacedBy } = found;
  const { validationReason, decisionReason, leftOut } = found;
  return (
    <Stack gap={4}>
      {standing === 'stands' ? (
        <Note kind="success" title={t`Issued here, and valid`}>
          <Trans>Exactly as issued here.</Trans>
        </Note>
      ) : standing === 'replaced' ? (
        <Note kind="warning" title={t`Issued here, and replaced`}>
          <Trans>No longer valid: replaced by report {replacedBy ?? ''}.</Trans>
        </Note>
      ) : (
        <Note kind="warning" title={t`Issued here, and changed since`}>
          <Trans>Records changed since, without a new report: ask the panel.</Trans>
        </Note>
      )}
      <DefinitionList
        items={[
          { term: t`Report`, value: found.number },
          { term: t`Panel`, value: panel },
          { term: t`Sample`, value: sample },
          { term: t`Issued`, value: write.instant(issuedAt) },
          found.class === null
            ? { term: t`Award`, value: medals(found.medal) }
            : { term: t`Category`, value: i18n._(oilClassMessage(found.class)) },
          ...(validationReason === null
            ? []
            : [{ term: t`Validated despite unmet criteria`, value: validationReason }]),
          ...(decisionReason === null
            ? []
            : [{ term: t`Category decided by a person`, value: decisionReason }]),
          ...(leftOut.length === 0
            ? []
            : [{ term: t`Sheets left out`, value: leftOutText(leftOut, write) }]),
        ]}
      />
    </Stack>
  );
}
