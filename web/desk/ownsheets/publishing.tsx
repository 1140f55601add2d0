import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookCheck } from 'lucide-react';
import { useState } from 'react';
import { decidePublish } from '../../../domain/sheets/own/decide-publish.ts';
import { draftLacks, missingWords } from '../../../domain/sheets/own/draft-lacks.ts';
import type { OwnSheet } from '../../../domain/sheets/own/own-sheet.ts';
import type { DraftLack } from '../../../domain/words/draft-lack.ts';
import { LOCALES } from '../../../domain/words/locale.ts';
import { request } from '../../parts/http/request.ts';
import { useDone } from '../../parts/messages/use-done.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { VersionsTable } from './versions-table.tsx';

/**
 * Section that publishes a draft: what it lacks, its missing translations, and the table of
 * versions (SHT-9, SHT-11, SHT-12).
 */
export function Publishing(props: {
  readonly stored: OwnSheet;
  /** True while the form has unsaved changes: only the stored draft can be published. */
  readonly isEdited: boolean;
  readonly onPublished: (row: OwnSheet) => void;
}) {
  const { stored, isEdited, onPublished } = props;
  const { sheet, draft, revision, versions } = stored;
  const { t } = useLingui();
  const show = useToast();
  const done = useDone();
  const [isAsking, setAsking] = useState(false);
  const next = (versions[0]?.version ?? 0) + 1;
  const lacks = draftLacks(draft);
  const missing = missingWords(draft);
  const last = versions[0]?.definition ?? null;
  const may = decidePublish({ sheet, draft, last }).ok;
  async function publish(): Promise<void> {
    const published = await request('POST /api/sheets/:sheet/versions', {
      params: { sheet: String(sheet) },
      body: { revision },
    });
    onPublished(done(published));
    setAsking(false);
    show({ text: t`Version ${next} is published` });
  }
  return (
    <Section
      title={t`Versions`}
      actions={
        <Button
          variant="primary"
          icon={BookCheck}
          isDisabled={isEdited || !may}
          onPress={() => setAsking(true)}
        >
          <Trans>Publish version {next}</Trans>
        </Button>
      }
    >
      <Stack gap={4}>
        {isEdited && (
          <Text tone="muted" as="p">
            <Trans>Save the draft first.</Trans>
          </Text>
        )}
        {!isEdited && !may && lacks.length === 0 && (
          <Text tone="muted" as="p">
            <Trans>Same as version {next - 1}.</Trans>
          </Text>
        )}
        {lacks.length > 0 && (
          <Note kind="warning" title={<Trans>Before it can be published</Trans>}>
            <ul>
              {lacks.map((lack) => (
                <li key={`${lack.code} ${lack.block} ${lack.item}`}>
                  <LackWords lack={lack} />
                </li>
              ))}
            </ul>
          </Note>
        )}
        {missing.length > 0 && (
          <Note kind="info" title={<Trans>Words that are missing in a language</Trans>}>
            <ul>
              {missing.map(({ locale, missing: count }) => (
                <li key={locale}>
                  {LOCALES[locale].name}: <Plural value={count} one="# text" other="# texts" />
                </li>
              ))}
            </ul>
            <Trans>Shown in English, or the first language written.</Trans>
          </Note>
        )}
        {versions.length > 0 && <VersionsTable stored={stored} onChanged={onPublished} />}
      </Stack>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Publish version ${next}?`}
        confirmLabel={t`Publish`}
        cancelLabel={t`Cancel`}
        onConfirm={publish}
      >
        <Trans>Plans can use it now. A version never changes; edits make the next.</Trans>
      </Confirm>
    </Section>
  );
}

/** Text that says what a draft lacks before it can be published (SHT-9). */
function LackWords({ lack: { code, block, item } }: { readonly lack: DraftLack }) {
  switch (code) {
    case 'name':
      return <Trans>The sheet has no name.</Trans>;
    case 'blocks':
      return <Trans>The sheet has no block.</Trans>;
    case 'block-name':
      return <Trans>Block {block} has no name.</Trans>;
    case 'block-items':
      return <Trans>Block {block} has no item.</Trans>;
    case 'item-name':
      return (
        <Trans>
          Item {block}
          {item} has no name.
        </Trans>
      );
  }
}
