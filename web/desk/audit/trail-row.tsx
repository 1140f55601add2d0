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

/** What opens under a row: whether it is open, and what it is called to open it. */
export type Fold = {
  readonly isOpen: boolean;
  readonly openLabel: string;
  readonly onTurn: () => void;
};

/** A line of the trail: when, whose mark, what, what opens it, and the number of the entry. */
export function TrailRow(props: {
  readonly time: string;
  /** The mark of who acted; none within a run. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
  readonly fold: Fold | null;
  readonly number: ReactNode;
  readonly className?: string | undefined;
  /** A bar beside what went against a rule, or failed: the words say it too. */
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

/** Who acted, as a mark: what the server does of itself has no person. Beside it stands the name in words. */
export function WhoMark({
  row,
  isSeveral = false,
}: {
  readonly row: NamedAuditRow;
  readonly isSeveral?: boolean;
}) {
  // A sheet is sealed by the server, for the taster who signed it.
  const signer = row.command === 'seal-sheet' && !isRole(row.role) ? subjectOf(row).taster : '';
  // The trail calls a taster by code and name.
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
