import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  asksForOrdinaryVirgin,
  withOrdinaryVirgin,
} from '../../../domain/settings/class-scheme.ts';
import { inForceSince } from '../../../domain/settings/in-force-since.ts';
import {
  type PanelSettings,
  settingsChangesSchema,
} from '../../../domain/settings/panel-settings.ts';
import type { SettingsBook } from '../../../domain/settings/settings-book-schema.ts';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { settingsOf } from '../../../domain/settings/settings-of-entries.ts';
import { endOfDay } from '../../../domain/words/day-bounds.ts';
import { useZone } from '../../i18n/use-zone.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { DayField } from '../../parts/forms/day-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import { useFaults } from '../../ui/form/use-faults.ts';
import type { WrongField } from '../../ui/form/wrong-fields.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { changesOf } from './changes-of.ts';
import { SaveSettings } from './save-settings.tsx';
import { FURTHER, type SettingKey, settingGroups } from './setting-groups.ts';
import { SettingInput } from './setting-input.tsx';
import * as css from './settings.css.ts';
import { SettingsHistory } from './settings-history.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { useSettingWords } from './use-setting-words.ts';

const FORM = 'settings';

/**
 * Form of the panel settings at one state of their history: edit a draft, compare with an earlier
 * day, preview, and save with a reason.
 */
export function SettingsForm({
  book,
  children,
}: {
  readonly book: SettingsBook;
  /** Sections between the settings of the method and the history. */
  readonly children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  // Only the edited values: a concurrent change of another setting shows up in the form.
  const [typed, setTyped] = useState<Partial<PanelSettings>>({});
  // A panel under the IOC that moves to version 3 is asked about ordinary virgin, which is switched
  // on by default.
  const draft = { ...book.settings, ...withOrdinaryVirgin(book.settings, typed) };
  const zone = useZone();
  const [asOf, setAsOf] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [round, setRound] = useState(0);
  const changes = {
    ...(asksForOrdinaryVirgin(book.settings, draft) && { ordinaryVirgin: draft.ordinaryVirgin }),
    ...changesOf(book.settings, draft),
  };
  const count = Object.keys(changes).length;
  const isSound = count > 0 && settingsChangesSchema.safeParse(changes).success;
  const heads = book.heads.slice(0, 12);
  const faults = useFaults(FORM);
  return (
    <>
      <PageHeader
        isInSight
        title={t`Settings`}
        lede={t`Results keep their version. Current: ${heads}`}
        actions={
          <>
            <SettingsFaults faults={faults} />
            {(count > 0 || faults.length > 0) && (
              <Button
                onPress={() => {
                  setTyped({});
                  // A new key remounts the fields, which discards typed text that is not a number.
                  setRound(round + 1);
                }}
              >
                <Trans>Undo</Trans>
              </Button>
            )}
            <Button
              type="submit"
              form={FORM}
              variant="primary"
              isDisabled={!isSound || faults.length > 0 || asOf !== null}
            >
              {count === 0 ? <Trans>Save</Trans> : <Trans>Save {count}</Trans>}
            </Button>
          </>
        }
      />
      <div className={css.withPlaces}>
        <SettingPlaces isShown={asOf === null} />
        <div className={css.settings}>
          <Stack gap={6}>
            {asOf !== null ? (
              <>
                <Note
                  kind="info"
                  actions={
                    <Button onPress={() => setAsOf(null)}>
                      <Trans>Back to today</Trans>
                    </Button>
                  }
                >
                  <Trans>Settings of that day, read only.</Trans>
                </Note>
                <AsOfTable
                  settings={settingsOf(book.entries, endOfDay(zone, asOf))}
                  now={book.settings}
                />
              </>
            ) : (
              <>
                <CheckedForm
                  key={round}
                  id={FORM}
                  label={t`Settings`}
                  tellsAtOnce={!isSound || faults.length > 0}
                  onSubmit={() => setSaving(isSound)}
                >
                  <Stack gap={6}>
                    <Text as="p" tone="muted" size={13}>
                      <Trans>“Verdial’s convention”: no published text at hand.</Trans>
                    </Text>
                    {settingGroups().map((group) => (
                      <Section key={group.id} id={group.id} title={i18n._(group.title)}>
                        {group.fields.map((field) => (
                          <SettingInput
                            key={field.key}
                            field={field}
                            settings={draft}
                            since={shownSince(book, field.key)}
                            onChange={(key, value) =>
                              setTyped((known) => ({ ...known, [key]: value }))
                            }
                          />
                        ))}
                      </Section>
                    ))}
                  </Stack>
                </CheckedForm>
                {isSound && (
                  <div className={css.preview}>
                    <SettingsPreview now={book.settings} then={draft} />
                  </div>
                )}
              </>
            )}
            {children}
            <div data-screen-only="">
              <Section id={FURTHER.earlier.id} title={i18n._(FURTHER.earlier.title)}>
                <div className={css.day}>
                  <DayField
                    label={t`As of`}
                    description={t`Settings at the end of that day.`}
                    value={asOf}
                    onChange={setAsOf}
                  />
                </div>
              </Section>
            </div>
            <SettingsHistory book={book} />
          </Stack>
        </div>
      </div>
      {isSaving && (
        <SaveSettings
          changes={changes}
          heads={book.heads}
          onSaved={() => {
            setTyped({});
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

/**
 * Entry that set a value (SET-6). It is shown for the version of the method, and for every setting
 * that changed after the first entry.
 */
function shownSince({ entries }: SettingsBook, key: SettingKey): SettingsEntry | null {
  const since = inForceSince(entries, key);
  return key === 'method' || since !== entries[0] ? since : null;
}

/**
 * Message next to Save: why the settings cannot be saved, with a link to the first invalid field.
 */
function SettingsFaults({ faults }: { readonly faults: readonly WrongField[] }) {
  const [first] = faults;
  if (first === undefined) return null;
  return (
    <Inline gap={2}>
      <StateMark state="stop">
        <Plural
          value={faults.length}
          one="# field cannot be taken"
          other="# fields cannot be taken"
        />
      </StateMark>
      <Link onPress={() => goToControl(first.field)}>
        <Trans>Go to it</Trans>
      </Link>
    </Inline>
  );
}

/** In-page navigation: links to the groups of settings, next to them on a wide page. */
export function SettingPlaces({ isShown }: { readonly isShown: boolean }) {
  const { t, i18n } = useLingui();
  if (!isShown) return <div />;
  return (
    <nav aria-label={t`Groups of settings`} className={css.places}>
      {[...settingGroups(), ...Object.values(FURTHER)].map(({ id, title }) => (
        <Link key={id} onPress={() => document.getElementById(id)?.scrollIntoView()}>
          {i18n._(title)}
        </Link>
      ))}
    </nav>
  );
}

/** Table that compares the settings of an earlier day with the current ones. */
function AsOfTable({
  settings,
  now,
}: {
  readonly settings: PanelSettings;
  readonly now: PanelSettings;
}) {
  const { t, i18n } = useLingui();
  const words = useSettingWords();
  return (
    <FigureTable
      label={t`As of`}
      rows={settingGroups().flatMap(({ fields }) => fields)}
      rowId={({ key }) => key}
      columns={[
        {
          id: 'setting',
          header: t`Setting`,
          isRowHeader: true,
          cell: ({ label }) => i18n._(label),
        },
        { id: 'then', header: t`Then`, cell: (field) => words(field, settings[field.key]) },
        {
          id: 'now',
          header: t`Now`,
          cell: (field) =>
            settings[field.key] === now[field.key] ? (
              t`the same`
            ) : (
              <strong>{words(field, now[field.key])}</strong>
            ),
        },
      ]}
    />
  );
}
