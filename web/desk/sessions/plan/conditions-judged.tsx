import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';

/** SES-6: of a session that is shown the conditions are not judged anew: what was in order then may not be now, nor the other way round. */
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
