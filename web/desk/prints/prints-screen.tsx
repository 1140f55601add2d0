import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';

import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { planHref } from '../../live/session/board-addresses.ts';
import { samplesOf } from '../../live/session/board-names.ts';
import { tasterName, tastersInOrder, useRegisters } from '../../live/session/use-registers.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { PaperPoints } from '../../parts/papers/paper-points.tsx';
import { PaperSheet } from '../../parts/papers/paper-sheet.tsx';
import { useDefinition } from '../../parts/points/use-definition.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { SharedPlan } from '../sessions/plan/use-plan.ts';
import { PouringList, TrayList } from './desk-lists.tsx';
import { LabelChoices, type LabelsAsked } from './label-choices.tsx';
import { LABEL_FORMATS } from './label-format.ts';
import { LabelPages } from './label-pages.tsx';
import { pourings, printedGlasses } from './printed-glasses.ts';
import { choices, desk } from './prints.css.ts';
import './page-size.css';
import { markOverflow } from '../../ui/table/mark-overflow.ts';

const KINDS = ['labels', 'papers', 'trays', 'pouring'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Print preview of a session's labels, paper sheets and lists, which follows the live plan (LBL-1
 * to LBL-5).
 */
export function PrintsScreen({ shared }: { readonly shared: SharedPlan }) {
  const { session, plan, me } = shared;
  const { t } = useLingui();
  const definition = useDefinition(plan.sheet);
  const { locale } = useLocale();
  const registers = useRegisters(samplesOf(plan), plan.tasters);
  const [kind, setKind] = useState<Kind>('labels');
  const [asked, setAsked] = useState<LabelsAsked>({ format: '70x37', first: 1, hasTaster: false });
  const tasters = tastersInOrder(registers, plan.tasters);
  const glasses = printedGlasses(plan, tasters);
  const title = t`Labels and paper sheets`;
  usePageTitle(title);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: String(session), href: planHref(session) },
    { label: title },
  ]);
  const date = formatDay(plan.date, locale);
  const about = `${me.panel.name} · ${t`Session ${session}`} · ${date}`;
  const names: Readonly<Record<Kind, string>> = {
    labels: t`Labels`,
    papers: t`Paper sheets`,
    trays: t`Trays`,
    pouring: t`Pouring list`,
  };
  return (
    <Page>
      <Stack gap={5}>
        <div data-screen-only="">
          <PageHeader
            above={t`Session ${session}`}
            title={title}
            actions={
              <Button
                variant="primary"
                icon={Printer}
                isDisabled={glasses === null || !registers.isRead}
                onPress={() => window.print()}
              >
                <Trans>Print</Trans>
              </Button>
            }
          />
        </div>
        {glasses === null ? (
          <Note kind="info" title={<Trans>There is nothing to print yet</Trans>}>
            <Trans>Draw codes and order on the plan first.</Trans>
          </Note>
        ) : (
          <>
            <div data-screen-only="">
              <Stack gap={4}>
                <div className={choices}>
                  <SegmentedControl
                    label={t`What is printed`}
                    options={KINDS.map((id) => ({ id, label: names[id] }))}
                    value={kind}
                    onChange={(id) => setKind(KINDS.find((one) => one === id) ?? kind)}
                  />
                  {kind === 'labels' && <LabelChoices asked={asked} onChange={setAsked} />}
                </div>
                <Text tone="muted" as="p">
                  <Trans>Print on A4 at 100 %, not fitted to page.</Trans>
                </Text>
              </Stack>
            </div>
            {registers.isRead && definition !== null ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
              <section className={desk} aria-label={names[kind]} tabIndex={0} ref={markOverflow}>
                {kind === 'labels' && (
                  <LabelPages
                    session={session}
                    glasses={glasses}
                    registers={registers}
                    {...asked}
                    format={LABEL_FORMATS[asked.format]}
                  />
                )}
                {kind === 'papers' &&
                  glasses.map((glass) => {
                    const { code, name } = tasterName(registers, glass.taster);
                    const paper = {
                      panel: me.panel.name,
                      session: t`Session ${session}`,
                      date,
                      code: glass.code,
                      taster: `${code} ${name}`,
                      place: String(glass.position),
                    };
                    const key = `${glass.taster} ${glass.code}`;
                    return definition.form === 'points' ? (
                      <PaperPoints key={key} definition={definition} {...paper} />
                    ) : (
                      <PaperSheet key={key} definition={definition} {...paper} />
                    );
                  })}
                {kind === 'trays' && (
                  <TrayList
                    about={about}
                    glasses={glasses}
                    tasters={tasters}
                    registers={registers}
                  />
                )}
                {kind === 'pouring' && (
                  <PouringList about={about} pourings={pourings(plan)} registers={registers} />
                )}
              </section>
            ) : (
              <Skeleton lines={8} label={t`Loading`} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
