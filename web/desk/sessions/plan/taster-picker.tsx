import { useLingui } from '@lingui/react/macro';
import { setInvited } from '../../../../domain/documents/session.document.ts';
import type { TasterRow } from '../../../../domain/tasters/taster-fields.ts';
import { parseTasterId } from '../../../../domain/words/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { RegisterPicker } from './register-picker.tsx';
import type { SharedPlan } from './use-plan.ts';

/** The dialog that chooses a session's tasters from the register. */
export function TasterPicker(props: { readonly shared: SharedPlan; readonly onClose: () => void }) {
  const { plan, handle } = props.shared;
  const { t } = useLingui();
  const write = useFormat();
  return (
    <RegisterPicker<TasterRow>
      title={t`Invite tasters`}
      searchLabel={t`Name or code`}
      register="tasters"
      sort="code"
      fetchPage={(query, signal) => ask('GET /api/tasters', { query, signal })}
      choiceOf={(row) => ({
        id: row.id,
        label: `${row.code} · ${row.displayName}`,
        below:
          row.lastSession === null
            ? t`No session yet`
            : t`Last session ${write.day(row.lastSession)}`,
      })}
      chosen={new Set(plan.tasters)}
      onChange={(id, isChosen) => {
        const taster = parseTasterId(id);
        if (taster !== null) setInvited(handle.doc, taster, isChosen);
      }}
      onClose={props.onClose}
    />
  );
}
