import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';

/**
 * The conditions section of a shown session (SES-6). They are not judged again: what was met then
 * may not be now, or the other way round.
 */
export function ConditionsJudged() {
  const { t } = useLingui();
  return (
    <Section title={t`Conditions`} isRuled={false}>
      <Text tone="muted" as="p">
        <Trans>
          They were judged when the session was shown to the tasters. Those that were not met are
          kept in the audit trail.
        </Trans>
      </Text>
    </Section>
  );
}
