import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useState } from 'react';
import { CLASSES_OF_SCHEME } from '../../../domain/results/decide-class.ts';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { ReasonField } from '../../parts/forms/reason-field.tsx';
import { useReason } from '../../parts/forms/use-reason.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Select } from '../../ui/select/select.tsx';

/**
 * The dialog in which a leader decides the class of a sample, with a reason, after the further
 * analyses were rejected too (ASM-21).
 */
export function DecideClassDialog(props: {
  readonly sample: SampleId;
  readonly scheme: ClassScheme;
}) {
  const { sample, scheme } = props;
  const { t } = useMacro();
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [oil, setOil] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const sending = useSending();
  const { problem } = useReason({ missing: t`Write why.` });
  const give = useDeskCommand();
  const chosen = oil === null ? null : parseOilClass(oil);
  const said = reason.trim();

  async function decide(): Promise<void> {
    setTold(true);
    if (chosen === null || problem(reason) !== undefined) return;
    const decision = { sample, class: chosen, reason: said };
    const done = t`The category is decided`;
    const result = await sending.send(() => give('decide-class', decision, done));
    if (result?.ok === true) setAsking(false);
  }

  return (
    <>
      <Button onPress={() => setAsking(true)}>
        <Trans>Decide the category</Trans>
      </Button>
      {isAsking ? (
        <FormDialog
          title={t`Decide the category`}
          sending={sending}
          submit={{ label: <Trans>Decide</Trans>, pending: <Trans>Deciding</Trans> }}
          onSubmit={() => void decide()}
          onClose={() => setAsking(false)}
        >
          <Text as="p">
            <Trans>Kept with your name and reason. Holds until the pairs change.</Trans>
          </Text>
          <Select
            label={t`Category`}
            options={CLASSES_OF_SCHEME[scheme].map((id) => ({
              id,
              label: i18n._(oilClassMessage(id)),
            }))}
            value={oil}
            onChange={setOil}
            isRequired
            requiredText={t`required`}
            errorMessage={isTold && chosen === null ? t`This field is required` : undefined}
          />
          <ReasonField
            value={reason}
            onChange={setReason}
            errorMessage={isTold ? problem(reason) : undefined}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
