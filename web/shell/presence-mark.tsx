import { useLingui } from '@lingui/react/macro';
import { usePeopleList } from '../parts/page/crumbs.tsx';
import { Presence } from '../ui/presence/presence.tsx';

/** Who else is in the document this page shows. */
export function PresenceMark() {
  const { t } = useLingui();
  const people = usePeopleList();
  if (people.length === 0) return null;
  const names = people.map((person) => person.name).join(', ');
  return <Presence people={[...people]} label={t`Also here: ${names}`} />;
}
