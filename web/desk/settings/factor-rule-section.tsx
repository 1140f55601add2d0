import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorRule } from '../../../domain/account/second-factor.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { factorRuleQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { request } from '../../parts/http/request.ts';
import { useDone } from '../../parts/messages/use-done.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { FURTHER } from './setting-groups.ts';

/**
 * Section with the switch that makes a second factor mandatory for leaders and assistants. It first
 * shows which accounts are affected (ACC-65, ACC-112).
 */
export function FactorRuleSection() {
  const { i18n } = useLingui();
  const rule = useQuery(factorRuleQuery());
  return (
    <Section id={FURTHER.signIn.id} title={i18n._(FURTHER.signIn.title)}>
      <QueryBoundary query={rule}>{(data) => <Rule rule={data} />}</QueryBoundary>
    </Section>
  );
}

function Rule({ rule }: { readonly rule: SecondFactorRule }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  const show = useToast();
  const done = useDone();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const asked = useReason();
  const { required, since, by, without } = rule;
  const at = since === null ? '' : write.instant(since);
  const names = new Intl.ListFormat(locale).format(without);

  async function save(reason: string): Promise<void> {
    const body = { required: !required, reason };
    done(await request('PUT /api/panel/second-factor', { body }));
    show({ text: t`The rule is saved` });
    setAsking(false);
    await queries.invalidateQueries({ queryKey: factorRuleQuery().queryKey });
  }

  return (
    <Stack gap={3}>
      <Switch
        isSelected={required}
        onChange={() => setAsking(true)}
        description={t`Sign-in also asks for an app’s code or passkey.`}
      >
        <Trans>Leaders and assistants need a second factor</Trans>
      </Switch>
      {since !== null && by !== null && (
        <Text as="p" size={13} tone="muted">
          <Trans>
            In force since {at}, set by {by}.
          </Trans>
        </Text>
      )}
      {isAsking && (
        <Confirm
          isOpen
          onOpenChange={() => setAsking(false)}
          title={required ? t`Stop requiring a second factor?` : t`Require a second factor?`}
          confirmLabel={required ? t`Require it no longer` : t`Require it`}
          cancelLabel={t`Cancel`}
          reason={asked}
          onConfirm={save}
        >
          {required ? (
            <Trans>Those with one are still asked.</Trans>
          ) : without.length === 0 ? (
            <Trans>All of them have one already.</Trans>
          ) : (
            <Trans>Must set one up first: {names}.</Trans>
          )}
        </Confirm>
      )}
    </Stack>
  );
}
