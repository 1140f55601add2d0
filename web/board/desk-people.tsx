import { Trans, useLingui } from '@lingui/react/macro';
import type { Present } from '../sync/use-presence.ts';
import { Presence } from '../ui/presence/presence.tsx';
import { initialsOf, toneOf } from './person-marks.ts';

/** Who else of the desk has this session open, and where. The same person on two screens is shown once. */
export function DeskPeople({ others }: { readonly others: readonly Present[] }) {
  const { t } = useLingui();
  const people = [...new Map(others.map((person) => [person.user, person])).values()];
  if (people.length === 0) return null;
  const placed = people.find(({ place }) => place !== null);
  return (
    <Presence
      label={t`Here now`}
      people={people.map(({ user, name }) => ({
        id: user,
        name,
        initials: initialsOf(name),
        tone: toneOf(user),
      }))}
    >
      {placed === undefined ? null : (
        <Trans>
          {placed.name} is on {placed.place}
        </Trans>
      )}
    </Presence>
  );
}
