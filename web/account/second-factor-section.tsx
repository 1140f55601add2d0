import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactor } from '../../domain/account/second-factor.ts';
import type { Result } from '../../domain/refusal.ts';
import { useFormat } from '../i18n/use-format.ts';
import { secondFactorQuery } from '../parts/http/people-queries.ts';
import { QueryBoundary } from '../parts/http/query-boundary.tsx';
import { request } from '../parts/http/request.ts';
import { useRefusalToast } from '../parts/messages/use-refusal-toast.ts';
import { FactorSetup } from '../parts/second-factor/factor-setup.tsx';
import { RecoveryCodeList } from '../parts/second-factor/recovery-code-list.tsx';
import { Button } from '../ui/button/button.tsx';
import { Confirm } from '../ui/confirm/confirm.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';
import { Section } from '../ui/section/section.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { useToast } from '../ui/toast/use-toast.ts';

/** Second factor that can be removed: the authenticator app, or a passkey by its id. */
type Factor = { readonly id: string; readonly name: string; readonly detail: string };

const APP = 'totp';

/**
 * Section of one's own second factor: what is set up, what can be added, and the number of recovery
 * codes left (ACC-60).
 */
export function SecondFactorSection() {
  const { t } = useLingui();
  const factor = useQuery(secondFactorQuery());
  return (
    <Section title={t`Second factor`} isRuled>
      <QueryBoundary query={factor}>{(data) => <Factors factor={data} />}</QueryBoundary>
    </Section>
  );
}

function Factors({ factor }: { readonly factor: SecondFactor }) {
  const { t } = useLingui();
  const write = useFormat();
  const show = useToast();
  const tellRefused = useRefusalToast();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<Factor | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { totp, passkeys, recoveryCodes, required } = factor;
  const rows: readonly Factor[] = [
    ...(totp ? [{ id: APP, name: t`Authenticator app`, detail: '' }] : []),
    ...passkeys.map(({ id, name, since }) => ({
      id,
      name,
      detail: t`Passkey, since ${write.instant(since)}`,
    })),
  ];
  const renew = () => queries.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
  const told = (result: Result<unknown>, text: string) =>
    result.ok ? show({ text }) : tellRefused(result);

  async function remove({ id }: Factor): Promise<void> {
    const result =
      id === APP
        ? await request('DELETE /api/second-factor/totp', { body: {} })
        : await request('DELETE /api/second-factor/passkeys/:passkey', {
            params: { passkey: id },
            body: {},
          });
    told(result, t`The second factor is removed`);
    setRemoved(null);
    await renew();
  }

  async function renewCodes(): Promise<void> {
    const result = await request('POST /api/second-factor/recovery-codes', { body: {} });
    if (!result.ok) return told(result, '');
    setCodes(result.value.recoveryCodes);
    await renew();
  }

  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {rows.length === 0 ? (
          <Trans>An app’s code or a passkey, besides the password.</Trans>
        ) : (
          <Trans>Sign-in also asks for one of these.</Trans>
        )}
      </Text>
      {rows.length > 0 && (
        <FigureTable
          label={t`Second factor`}
          rows={rows}
          rowId={(row) => row.id}
          columns={[
            { id: 'name', header: t`Name`, isRowHeader: true, cell: (row) => row.name },
            { id: 'detail', header: t`Kind`, cell: (row) => row.detail || t`Codes of six digits` },
            {
              id: 'act',
              header: '',
              spoken: t`Actions`,
              align: 'end',
              cell: (row) => (
                <Button
                  size="dense"
                  aria-label={t`Remove ${row.name}`}
                  onPress={() => setRemoved(row)}
                >
                  <Trans>Remove</Trans>
                </Button>
              ),
            },
          ]}
        />
      )}
      {codes.length > 0 ? (
        <RecoveryCodeList codes={codes} onDone={() => setCodes([])} />
      ) : (
        rows.length > 0 && (
          <>
            <Text as="p">
              <Trans>Recovery codes left: {recoveryCodes}</Trans>
            </Text>
            <div>
              <Button onPress={() => void renewCodes()}>
                <Trans>Make new recovery codes</Trans>
              </Button>
            </div>
          </>
        )
      )}
      <FactorSetup factor={factor} onDone={() => void renew()} />
      {removed !== null && (
        <Confirm
          isOpen
          onOpenChange={() => setRemoved(null)}
          title={t`Remove ${removed.name}?`}
          confirmLabel={t`Remove`}
          cancelLabel={t`Cancel`}
          isDanger
          onConfirm={() => remove(removed)}
        >
          {rows.length > 1 ? (
            <Trans>Sign-in stops asking for it; others stay.</Trans>
          ) : required ? (
            <Trans>Your panel requires one: set up another to go on. Recovery codes end too.</Trans>
          ) : (
            <Trans>The password then suffices. Recovery codes end too.</Trans>
          )}
        </Confirm>
      )}
    </Stack>
  );
}
