import { useLingui } from '@lingui/react/macro';
import { usePeopleList } from '../parts/page/crumbs.tsx';
import { Presence } from '../ui/presence/presence.tsx';

/** Presence in the header: the other people in the document that this page shows. */
export function PresenceMark() {
  const { t } = useLingui();
  const people = usePeopleList();
  if (people.length === 0) return null;
  const names = people.map((person) => person.name).join(', ');
  return <Presence people={[...people]} label={t`Also here: ${names}`} />;
}
