import { useLingui } from '@lingui/react/macro';
import {
  Building2,
  CalendarClock,
  ClipboardList,
  FlaskConical,
  House,
  ListChecks,
  ScrollText,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { useMe } from '../parts/http/use-me.ts';
import type { NavGroup } from '../ui/app-shell/nav-group.ts';

/** The drawer of leaders and assistants, each with the pages of their role and the current one marked. */
export function useNavigation(path: string): NavGroup[] {
  const { t } = useLingui();
  const isLeader = useMe().role === 'jefespanel';
  const below = (...starts: readonly string[]): boolean =>
    starts.some((start) => path.startsWith(start));
  return [
    {
      id: 'tasting',
      label: t`Tasting`,
      items: [
        {
          id: 'today',
          label: t`Today`,
          href: '/intra',
          icon: House,
          isCurrent: path.replace(/\/$/, '') === '/intra',
        },
        {
          id: 'sessions',
          label: t`Sessions`,
          href: '/intra/sessions/list',
          icon: CalendarClock,
          isCurrent:
            below('/intra/sessions', '/intra/tastersevaluation') &&
            !below('/intra/sessions/acceptance'),
        },
        {
          id: 'acceptance',
          label: t`Acceptance`,
          href: '/intra/sessions/acceptance',
          icon: ListChecks,
          isCurrent: below('/intra/sessions/acceptance'),
        },
        {
          id: 'assessments',
          label: t`Assessments`,
          href: '/intra/assessments/summary',
          icon: ClipboardList,
          isCurrent: below('/intra/assessments'),
        },
      ],
    },
    {
      id: 'registers',
      label: t`Registers`,
      items: [
        {
          id: 'samples',
          label: t`Samples`,
          href: '/intra/samples/list',
          icon: FlaskConical,
          isCurrent: below('/intra/samples'),
        },
        {
          id: 'tasters',
          label: t`Tasters`,
          href: '/intra/tasters/list',
          icon: Users,
          isCurrent: below('/intra/tasters/'),
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
          href: '/intra/panels',
          icon: Building2,
          isCurrent: path.replace(/\/$/, '') === '/intra/panels',
        },
        ...(isLeader
          ? [
              {
                id: 'settings',
                label: t`Settings`,
                href: '/intra/panels/settings',
                icon: SlidersHorizontal,
                isCurrent: below('/intra/panels/settings'),
              },
              {
                id: 'audit',
                label: t`Audit trail`,
                href: '/intra/audit',
                icon: ScrollText,
                isCurrent: below('/intra/audit'),
              },
            ]
          : []),
      ],
    },
  ];
}
