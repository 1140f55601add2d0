import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import type { PostalAddress } from '../../../domain/fields/postal-address.ts';
import { TASTER_FIELDS, type TasterInput } from '../../../domain/tasters/taster-fields.ts';
import type { RecordForm } from '../../parts/forms/use-record-form.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

type TextKey = 'code' | 'firstName' | 'lastName' | 'phone' | 'email' | keyof PostalAddress;

/** Sections of the form of a taster: identity, contact, account, notes. */
export function TasterSections({
  record,
  labels,
  username,
  inviteHref,
}: {
  readonly record: Pick<RecordForm<TasterInput>, 'fields' | 'set' | 'form'>;
  readonly labels: Readonly<Record<keyof TasterInput, string>>;
  /** User name of the taster's account, or null without one. */
  readonly username: string | null;
  /** Address of the page that creates the taster's account; null without the permission. */
  readonly inviteHref: string | null;
}) {
  const { t } = useLingui();
  const { fields, set, form } = record;
  const about = (field: keyof TasterInput) => ({
    id: field,
    label: labels[field],
    errorMessage: form.wordsOf(field),
    onBlur: () => form.left(field),
  });
  const text = (field: TextKey) => ({
    ...about(field),
    value: fields[field] ?? '',
    onChange: (value: string) => set(field, value),
    maxLength: TASTER_FIELDS[field].most,
  });
  const needed = { isRequired: true, requiredText: t`required` };
  return (
    <Stack gap={6}>
      <Section hasSideHeading title={t`Identity`} isRuled>
        <Stack gap={4}>
          <Columns count={3}>
            <TextField
              {...text('code')}
              {...needed}
              description={t`Replaces the name in exports and reports.`}
            />
            <TextField {...text('firstName')} {...needed} />
            <TextField {...text('lastName')} />
          </Columns>
          <Switch isSelected={fields.active} onChange={(value) => set('active', value)}>
            <Trans>Active: may be invited</Trans>
          </Switch>
        </Stack>
      </Section>
      <Section hasSideHeading title={t`Contact`} isRuled>
        <Columns count={2}>
          <TextField {...text('email')} type="email" />
          <TextField {...text('phone')} type="tel" />
          <TextField {...text('address')} />
          <TextField {...text('address2')} />
          <TextField {...text('postalCode')} />
          <TextField {...text('city')} />
          <TextField {...text('state')} />
          <TextField {...text('country')} />
        </Columns>
      </Section>
      <Section hasSideHeading title={t`Account for the booth`} isRuled>
        <Stack gap={3}>
          {username === null
            ? t`No account yet: the panel leader invites.`
            : t`Signs in as ${username}.`}
          {username === null && inviteHref !== null && (
            <div>
              <LinkButton href={inviteHref} icon={UserPlus}>
                <Trans>Create an account</Trans>
              </LinkButton>
            </div>
          )}
        </Stack>
      </Section>
      <Section hasSideHeading title={t`Notes`}>
        <TextArea
          {...about('additionalInfo')}
          value={fields.additionalInfo}
          onChange={(value) => set('additionalInfo', value)}
          rows={4}
          maxLength={TASTER_FIELDS.additionalInfo.most}
        />
      </Section>
    </Stack>
  );
}
