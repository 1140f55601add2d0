import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { confirmLine } from '../../../domain/documents/apart-lines.ts';
import { presentValue } from '../../../domain/documents/quarantined-values.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { AnswerValue } from '../../live/quarantine/answer-value.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import * as style from './line-conflict-note.css.ts';
import { useLineNames } from './use-line-names.ts';

/**
 * The warning about lines in conflict, which two devices of the taster answered differently and
 * concurrently (BTH-53). It shows the answer on the sheet and the one it replaced; marks are
 * strokes without a figure. The taster confirms the line or answers it again.
 */
export function LineConflictNote(props: {
  readonly sheet: Pick<OpenSheet, 'doc' | 'value'>;
  readonly definition: SheetDefinition;
}) {
  const { sheet, definition } = props;
  const { t } = useLingui();
  const namesOf = useLineNames(definition);
  const apart = Object.entries(sheet.value.apart ?? {});
  if (apart.length === 0) return null;
  const list = namesOf(apart.map(([line]) => line)).join(', ');
  return (
    <Note kind="warning" isLive title={t`Answered differently on two devices: ${list}`}>
      <Trans>Confirm it or answer again, then sign.</Trans>
      <ul className={style.list}>
        {apart.map(([line, others]) => {
          const [map = '', key = ''] = line.split('.');
          const name = namesOf([line])[0] ?? key;
          return (
            <li key={line} className={style.line}>
              <b>{name}</b>
              <dl className={style.answers}>
                <dt>{t`On the sheet`}</dt>
                <dd>
                  <AnswerValue map={map} name={key} value={presentValue(sheet.doc, map, key)} />
                </dd>
                <dt>{t`Other answer`}</dt>
                {others.length === 0 && <dd>{t`No longer known`}</dd>}
                {others.map((value) => (
                  <dd key={String(value)}>
                    <AnswerValue map={map} name={key} value={value} />
                  </dd>
                ))}
              </dl>
              <Button
                size="booth"
                icon={Check}
                aria-label={t`Confirm ${name} as on the sheet`}
                onPress={() => confirmLine(sheet.doc, line)}
              >
                {t`Confirm`}
              </Button>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
