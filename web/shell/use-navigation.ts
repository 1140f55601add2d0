import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  Activity,
  Archive,
  Building2,
  CalendarClock,
  ClipboardList,
  FileCheck,
  FlaskConical,
  House,
  ListChecks,
  NotepadText,
  ScrollText,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { useFormat } from '../i18n/use-format.ts';
import { daysQuery } from '../parts/http/queries.ts';
import { useMe } from '../parts/http/use-me.ts';
import { address, type PagePath } from '../parts/page/address.ts';
import { isAt } from '../ui/app-shell/is-at.ts';
import type { NavGroup } from '../ui/app-shell/nav-group.ts';
import { defined } from '../ui/defined.ts';

type QualityPage = Extract<PagePath, `/intra/quality/${string}`>;

/**
 * The navigation drawer of leaders and assistants: the pages that their role may open, with the
 * current page marked.
 */
export function useNavigation(path: string): NavGroup[] {
  const { t } = useLingui();
  const openDays = useOpenDays();
  const isLeader = useMe().role === 'jefespanel';
  const isHere = (page: PagePath): boolean => path.replace(/\/$/, '') === page;
  const below = (...pages: readonly PagePath[]): boolean =>
    pages.some((page) => isAt(path, page.replace(/\/(\{-)?\$.*$/, '')));
  const page = (path: QualityPage, label: string) => ({ id: path, label, href: address(path) });
  return [
    {
      id: 'tasting',
      label: t`Tasting`,
      items: [
        {
          id: 'today',
          label: t`Today`,
          href: address('/intra'),
          icon: House,
          isCurrent: isHere('/intra'),
        },
        {
          id: 'sessions',
          label: t`Sessions`,
          href: address('/intra/sessions/list'),
          icon: CalendarClock,
          isCurrent:
            below(
              '/intra/sessions/{-$code}',
              '/intra/tastersevaluation/$code/{-$sample}/{-$tasting}',
              '/intra/papersheet/$code/{-$taster}/{-$glass}',
              '/intra/labels/$code',
            ) && !below('/intra/sessions/acceptance'),
        },
        {
          id: 'acceptance',
          label: t`Acceptance`,
          href: address('/intra/sessions/acceptance'),
          icon: ListChecks,
          ...defined({ count: openDays }),
          isCurrent: below('/intra/sessions/acceptance'),
        },
        {
          id: 'assessments',
          label: t`Assessments`,
          href: address('/intra/assessments/summary'),
          icon: ClipboardList,
          isCurrent: below('/intra/assessments/$code/{-$sample}/{-$tasting}'),
        },
        {
          id: 'reports',
          label: t`Reports`,
          href: address('/intra/reports/list'),
          icon: FileCheck,
          isCurrent: below('/intra/reports/$number'),
        },
      ],
    },
    {
      id: 'registers',
      label: t`Samples and tasters`,
      items: [
        {
          id: 'samples',
          label: t`Samples`,
          href: address('/intra/samples/list'),
          icon: FlaskConical,
          isCurrent: below('/intra/samples/{-$code}'),
        },
        {
          id: 'tasters',
          label: t`Tasters`,
          href: address('/intra/tasters/list'),
          icon: Users,
          isCurrent: below('/intra/tasters/{-$code}'),
        },
      ],
    },
    {
      id: 'control',
      label: t`Control`,
      items: [
        {
          id: 'quality',
          label: t`Quality`,
          href: address('/intra/quality'),
          icon: Activity,
          isCurrent: below('/intra/quality'),
          children: [
            page('/intra/quality/tasterevolution', t`Evolution`),
            page('/intra/quality/tasterprecision', t`Taster precision`),
            page('/intra/quality/tasterdeviation', t`Taster deviation`),
            page('/intra/quality/tasterdeviation/reference', t`Reference materials`),
            page('/intra/quality/tastercompetence', t`Competence`),
            page('/intra/quality/aids', t`Training aids`),
            page('/intra/quality/panelprecision', t`Panel precision`),
            page('/intra/quality/paneldeviation', t`Panel deviation`),
            page('/intra/quality/training', t`Training`),
          ],
        },
      ],
    },
    {
      id: 'panel',
      label: t`Panel`,
      items: [
        {
          id: 'panel-data',
          label: t`Panel and accounts`,
          href: address('/intra/panels'),
          icon: Building2,
          isCurrent: isHere('/intra/panels'),
        },
        ...(isLeader
          ? [
              {
                id: 'settings',
                label: t`Settings`,
                href: address('/intra/panels/settings'),
                icon: SlidersHorizontal,
                isCurrent: below('/intra/panels/settings'),
              },
              {
                id: 'sheets',
                label: t`Profile sheets`,
                href: address('/intra/panels/sheets'),
                icon: NotepadText,
                isCurrent: below('/intra/panels/sheets'),
              },
              {
                id: 'audit',
                label: t`Audit trail`,
                href: address('/intra/audit'),
                icon: ScrollText,
                isCurrent: below('/intra/audit'),
              },
            ]
          : []),
        {
          id: 'backups',
          label: t`Backups`,
          href: address('/intra/panels/backups'),
          icon: Archive,
          isCurrent: below('/intra/panels/backups'),
        },
      ],
    },
  ];
}

/**
 * The number of tasting days that wait for a decision, formatted; undefined while it loads and when
 * it is zero (SES-16).
 */
function useOpenDays(): string | undefined {
  const { data } = useQuery(daysQuery({ state: 'open', size: '1' }));
  const write = useFormat();
  return data === undefined || data.total === 0 ? undefined : write.number(data.total, 0);
}
