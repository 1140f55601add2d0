import { Trans, useLingui } from '@lingui/react/macro';
import {
  Activity,
  Archive,
  ClipboardList,
  FlaskConical,
  Hand,
  ListChecks,
  type LucideIcon,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import type { Need } from '../../../domain/today/needs-today.ts';
import type { OpenCall } from '../../../domain/today/today-answers.ts';
import { parseSessionCode, parseTasterId } from '../../../domain/words/ids.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './today.css.ts';
import { useNeedWords } from './use-need-words.ts';

const ICONS: Readonly<Record<Need['kind'], LucideIcon>> = {
  call: Hand,
  'accept-day': ListChecks,
  'older-days': ListChecks,
  validate: ClipboardList,
  repeat: TriangleAlert,
  'more-repeats': TriangleAlert,
  oil: FlaskConical,
  inactive: Users,
  competence: Activity,
  backup: Archive,
};

const TONES = {
  call: 'call',
  'accept-day': 'decide',
  'older-days': 'decide',
  validate: 'decide',
  repeat: 'out',
  'more-repeats': 'out',
  oil: 'out',
  inactive: 'out',
  competence: 'out',
  backup: 'out',
} as const;

/** Row of a task list: what needs a person, why, since when, and a link to it (TDY-2). */
export function NeedRow({ need }: { readonly need: Need }) {
  const { title, detail, since, act, href } = useNeedWords()(need);
  return (
    <li className={styles.need}>
      <span className={styles.icon[TONES[need.kind]]}>
        <Icon of={ICONS[need.kind]} size={20} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.since}>{since}</span>
      <span className={styles.act}>
        {need.kind === 'call' ? (
          <AnswerCall call={need.call} />
        ) : (
          <LinkButton href={href} size="dense">
            {act}
          </LinkButton>
        )}
      </span>
    </li>
  );
}

/** Button that answers a call for help, which clears it (SES-13). */
function AnswerCall({ call }: { readonly call: OpenCall }) {
  const { t } = useLingui();
  const give = useDeskCommand(call.call.at);
  const [isUnderWay, setUnderWay] = useState(false);
  const session = parseSessionCode(String(call.session));
  const taster = parseTasterId(call.taster);
  if (session === null || taster === null) return null;
  async function answer(of: { session: typeof session; taster: typeof taster }): Promise<void> {
    if (of.session === null || of.taster === null) return;
    setUnderWay(true);
    await give('answer-call', { session: of.session, taster: of.taster }, t`The call is answered`);
    setUnderWay(false);
  }
  return (
    <Button
      isDisabled={isUnderWay}
      onPress={() => void answer({ session, taster })}
      size="dense"
      variant="primary"
    >
      <Trans>Answer</Trans>
    </Button>
  );
}
