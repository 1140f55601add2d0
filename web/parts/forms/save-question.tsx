import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { changedFields } from './differences.ts';
import type { RecordForm } from './use-record-form.ts';

/** Confirmation before a save (FRM-7). Enter saves; Escape returns to editing. */
export function SaveQuestion(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
  readonly title?: string;
  readonly confirmLabel?: string;
  /** What the save will do. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Confirm
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={props.title ?? t`Save the changes?`}
      confirmLabel={props.confirmLabel ?? t`Save`}
      cancelLabel={t`Cancel`}
      isEveryday
      onConfirm={props.onConfirm}
    >
      {props.children}
    </Confirm>
  );
}

/** Lists the fields that a save would change. */
export function ChangedFields({ names }: { readonly names: readonly string[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return names.length === 0 ? (
    <Trans>There are no changes to save.</Trans>
  ) : (
    <Trans>These changes are saved for everyone: {list}.</Trans>
  );
}

/**
 * Confirmation before a record is saved, which lists the changed fields (FRM-7). A new record is
 * asked about in words of its own (FRM-47).
 */
export function RecordQuestion<Fields extends object>({
  record,
  labels,
  registers,
}: {
  readonly record: Pick<RecordForm<Fields>, 'question' | 'start' | 'fields'>;
  readonly labels: Readonly<Record<Extract<keyof Fields, string>, string>>;
  /** The code of the record that is registered; null for a record that exists. */
  readonly registers: string | null;
}) {
  const { t } = useLingui();
  const { question, start, fields } = record;
  return (
    <SaveQuestion
      isOpen={question.isOpen}
      onClose={question.close}
      onConfirm={question.confirm}
      {...(registers === null
        ? {}
        : { title: t`Register ${registers}?`, confirmLabel: t`Register` })}
    >
      {registers === null ? (
        <ChangedFields names={changedFields(start, fields, labels).map((key) => labels[key])} />
      ) : (
        <Trans>It enters the register for everyone.</Trans>
      )}
    </SaveQuestion>
  );
}
