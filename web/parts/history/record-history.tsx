import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { historyQuery } from '../http/people-queries.ts';
import { QueryBoundary } from '../http/query-boundary.tsx';
import { AuditEntries } from './audit-entries.tsx';

/**
 * History of one record on its page: its audit entries, loaded when the section is opened (AUD-5).
 */
export function RecordHistory({
  kind,
  id,
}: {
  readonly kind: 'sample' | 'taster' | 'session' | 'panel';
  readonly id: string;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t`History`}
      actions={
        <Button icon={History} variant="quiet" onPress={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide the history</Trans> : <Trans>Show the history</Trans>}
        </Button>
      }
    >
      {isOpen && <Entries kind={kind} id={id} />}
    </Section>
  );
}

function Entries({ kind, id }: { readonly kind: string; readonly id: string }) {
  const { t } = useLingui();
  const history = useQuery(historyQuery(kind, id));
  return (
    <QueryBoundary query={history} lines={3}>
      {(rows) => <AuditEntries label={t`History`} rows={rows} />}
    </QueryBoundary>
  );
}
