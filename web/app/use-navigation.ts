import { useLingui } from '@lingui/react/macro';
import { CalendarClock, ClipboardList, FlaskConical, House, Users } from 'lucide-react';
import type { NavGroup } from '../ui/app-shell/nav-group.ts';

/** The drawer of leaders and assistants, with the current page marked. */
export function useNavigation(path: string): NavGroup[] {
  const { t } = useLingui();
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
          isCurrent: below('/intra/sessions', '/intra/tastersevaluation'),
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
  ];
}
