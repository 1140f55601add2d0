import { useLingui as useCore } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Words } from '../../../../domain/sheets/definition/sheet-definition.ts';
import type { OilClass } from '../../../../domain/words/assessment.ts';
import {
  type FruityKind,
  isAttributeKey,
  isDescriptorKey,
} from '../../../../domain/words/attributes.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { capital } from '../../../parts/messages/capital.ts';
import { oilClassMessage } from '../../../parts/messages/class-names.ts';
import { useMedalWords } from '../../../parts/points/use-medal-words.ts';
import { useSheetWords } from '../../../parts/points/use-sheet-words.ts';
import { useLeftOutReason } from '../../../parts/sessions/use-left-out-reason.ts';
import { useLeftOutText } from '../../../parts/sessions/use-left-out-text.ts';

/** The texts of a session's workbook: sheet names, headings, and words for keys. */
export type WorkbookWords = ReturnType<typeof useWorkbookWords>;

/** Returns the workbook texts in the language of the page (XPO-7). */
export function useWorkbookWords() {
  const { t } = useLingui();
  const { i18n } = useCore();
  const names = useSheetNames();
  const sheetWords = useSheetWords();
  const medals = useMedalWords();
  const leftOutReason = useLeftOutReason();
  const leftOut = useLeftOutText();
  return {
    conditions: t`Conditions`,
    plan: t`Plan`,
    key: t`Key of the codes`,
    sheets: t`Sheets`,
    marks: t`Marks, mm`,
    results: t`Results, cm`,
    points: t`Points`,
    scores: t`Scores`,
    heads: {
      condition: t`Condition`,
      value: t`Value`,
      session: t`Session`,
      date: t`Date`,
      training: t`Training`,
      rest: t`Rest between samples, min`,
      sampleTemperature: t`Sample temperature, °C`,
      roomTemperature: t`Room temperature, °C`,
      enMaxDefect: t`Maximum En, defect`,
      enMaxFruity: t`Maximum En, fruity`,
      taster: t`Taster`,
      name: t`Name`,
      code: t`Code`,
      sample: t`Sample`,
      replicate: t`Replicate`,
      signed: t`Signed`,
      stored: t`Stored`,
      valid: t`Valid`,
      notes: t`Notes of perception`,
      late: t`Late`,
      keyedBy: t`Keyed in from paper by`,
      keyedReason: t`Why it was keyed in`,
      reason: t`Reason`,
      kind: t`Fruity: green or ripe`,
      other: t`What the other negative attribute is`,
      oilClass: t`Category`,
      n: t`Sheets`,
      attribute: t`Attribute`,
      median: t`Median`,
      iqr: t`IQR`,
      low: t`Interval, lower end`,
      high: t`Interval, upper end`,
      against: t`Despite unmet criteria`,
      decided: t`Category decided by a person`,
      decisionReason: t`Decided by a person`,
      invalid: t`Invalid`,
      leftOut: t`Sheets left out`,
      total: t`Total`,
      place: t`Place`,
      medal: t`Medal`,
    },
    medal: medals,
    leftOut,
    leftOutReason,
    item: (name: Words, note: Words | null): string =>
      note === null ? sheetWords(name) : `${sheetWords(name)}, ${sheetWords(note)}`,
    flag: (isSo: boolean): string => (isSo ? t`Yes` : t`No`),
    attribute: (key: string): string =>
      isAttributeKey(key) || isDescriptorKey(key) ? names.label(key) : key,
    kind: (kind: FruityKind): string => capital(names.kind(kind)),
    oilClass: (of: OilClass): string => i18n._(oilClassMessage(of)),
  };
}
