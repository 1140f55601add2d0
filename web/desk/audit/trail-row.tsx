import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { isRole } from '../../../domain/words/role.ts';
import { subjectOf } from '../../parts/history/subject-of.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import * as styles from './trail.css.ts';
import type { TrailTone } from './trail-tone.ts';
import { useMarkOf } from './who-acted.tsx';

/** The disclosure button of a row: whether it is open, its label, and its toggle. */
export type Fold = {
  readonly isOpen: boolean;
  readonly openLabel: string;
  readonly onTurn: () => void;
};

/** A row of the audit trail: time, avatar, sentence, disclosure button and entry number. */
export function TrailRow(props: {
  readonly time: string;
  /** The avatar of who acted; null within a run. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
  readonly fold: Fold | null;
  readonly number: ReactNode;
  readonly className?: string | undefined;
  /** The coloured bar of an entry that broke a rule or failed. The words say it too. */
  readonly tone: TrailTone | null;
}) {
  const { t } = useLingui();
  const { fold } = props;
  return (
    <tr className={props.className} data-tone={props.tone ?? undefined}>
      <td className={styles.time}>{props.time}</td>
      <td className={styles.mark}>{props.mark}</td>
      <td className={styles.said}>{props.children}</td>
      <td className={styles.fold}>
        {fold !== null && (
          <span data-screen-only>
            <IconButton
              size="dense"
              icon={fold.isOpen ? ChevronDown : ChevronRight}
              label={fold.isOpen ? t`Hide` : fold.openLabel}
              aria-expanded={fold.isOpen}
              onPress={fold.onTurn}
            />
          </span>
        )}
      </td>
      <td className={styles.number}>{props.number}</td>
    </tr>
  );
}

/** The avatar of who acted; the server has a sign of its own. The name in words is next to it. */
export function WhoMark({
  row,
  isSeveral = false,
}: {
  readonly row: NamedAuditRow;
  readonly isSeveral?: boolean;
}) {
  // The server seals a sheet on behalf of the taster who signed it.
  const signer = row.command === 'seal-sheet' && !isRole(row.role) ? subjectOf(row).taster : '';
  // The audit trail names a taster by code and name; the avatar needs the name alone.
  const name = signer === '' ? row.name : signer.replace(/^\S+ (?=\S)/, '');
  const mark = useMarkOf(name);
  if (isSeveral) return <Icon of={Users} size={20} />;
  return (
    <span aria-hidden>
      {isRole(row.role) || signer !== '' ? (
        <Avatar {...mark} name={name} size="small" />
      ) : (
        <span className={styles.server}>V</span>
      )}
    </span>
  );
}
