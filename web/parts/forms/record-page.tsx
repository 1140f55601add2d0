import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SideHeadings } from '../../ui/section/side-headings.ts';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { CheckedForm } from './checked-form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import * as css from './record-page.css.ts';
import { RecordQuestion } from './save-question.tsx';
import type { RecordForm } from './use-record-form.ts';

const FORM = 'record';

/** Page of one record: title, save and cancel buttons, errors on top, and the fields below. */
export function RecordPage<Fields extends object>(props: {
  readonly title: string;
  readonly lede?: string;
  readonly record: RecordForm<Fields>;
  readonly labels: Readonly<Record<Extract<keyof Fields, string>, string>>;
  readonly listHref: string;
  /** The code of the record that is registered; null for a record that exists. */
  readonly registers: string | null;
  readonly conflict: ReactNode;
  readonly above?: ReactNode;
  /** Content below the form: the record's history and its deletion. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) {
  const { record } = props;
  const isConflict = record.refusal?.code === 'changed-meanwhile';
  return (
    <Page>
      <PageHeader
        isInSight
        title={props.title}
        {...(props.lede === undefined ? {} : { lede: props.lede })}
        actions={
          <>
            {record.changed && (
              <Text tone="muted">
                <Trans>Unsaved changes</Trans>
              </Text>
            )}
            <LinkButton href={props.listHref}>
              <Trans>Cancel</Trans>
            </LinkButton>
            <Button type="submit" form={FORM} variant="primary" pending={record.pending}>
              {record.pending ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
            </Button>
          </>
        }
      />
      <Stack gap={6}>
        {record.refusal !== null && !isConflict && !record.isAtField && (
          <RefusalNote refusal={record.refusal} labels={props.labels} />
        )}
        {isConflict && props.conflict}
        {props.above}
        <div className={css.fields}>
          <CheckedForm
            id={FORM}
            onSubmit={record.question.ask}
            onUnread={record.form.check}
            label={props.title}
          >
            {props.children}
          </CheckedForm>
        </div>
        {props.below !== undefined && (
          <SideHeadings value>
            <div className={css.below}>{props.below}</div>
          </SideHeadings>
        )}
      </Stack>
      <RecordQuestion record={record} labels={props.labels} registers={props.registers} />
      <LeaveDialog leaving={record.leaving} />
    </Page>
  );
}
