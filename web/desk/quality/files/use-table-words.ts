import { useLingui as useCore } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { INDEX_KINDS, QUALITY_INDEXES } from '../../../../domain/quality/quality-indexes.ts';
import { isAttributeKey, isDescriptorKey } from '../../../../domain/words/attributes.ts';
import { isRecordState } from '../../../../domain/words/record-state.ts';
import { INDEX_WORDS } from '../../../parts/figures/index-words.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { capital } from '../../../parts/messages/capital.ts';
import { oilClassMessage, parseOilClass } from '../../../parts/messages/class-names.ts';
import { recordStateMessage } from '../../../parts/messages/record-state-message.ts';
import { useQualityWords } from '../use-quality-words.ts';

/**
 * The texts of the workbooks of a period and of a taster: sheet names, headings, and words for the
 * keys of exchange.md.
 */
export type TableWords = ReturnType<typeof useTableWords>;

/**
 * Returns the workbook texts in the language of the page (XPO-8, XPO-9). A key without a
 * translation stays as it is.
 */
export function useTableWords() {
  const { t } = useLingui();
  const { i18n } = useCore();
  const names = useSheetNames();
  const quality = useQualityWords();
  const kinds: Readonly<Record<string, string>> = {
    green: capital(names.kind('green')),
    ripe: capital(names.kind('ripe')),
  };
  const indexes: Readonly<Record<string, string>> = Object.fromEntries(
    INDEX_KINDS.map((kind) => [QUALITY_INDEXES[kind].column, i18n._(INDEX_WORDS[kind].name)]),
  );
  const told = (words: Readonly<Record<string, string>>) => (key: string) => words[key] ?? key;
  const attribute = (key: string): string =>
    isAttributeKey(key) || isDescriptorKey(key) ? names.label(key) : key;
  return {
    sheets: {
      results: t`Results, cm`,
      duplicates: t`Duplicates`,
      indexes: t`Indexes`,
      marks: t`Marks, mm`,
    },
    heads: {
      session: t`Session`,
      session2: t`Session of replicate 2`,
      date: t`Date`,
      sample: t`Sample`,
      replicate: t`Replicate`,
      oilClass: t`Category`,
      n: t`Sheets`,
      reliable: t`Reliable`,
      defect: t`Predominant defect`,
      attribute: t`Attribute`,
      median: t`Median`,
      iqr: t`IQR`,
      low: t`Interval, lower end`,
      high: t`Interval, upper end`,
      enDefect: t`En, defect`,
      enFruity: t`En, fruity`,
      accepted: t`Accepted`,
      sameClass: t`Same category`,
      sameDefect: t`Same defect`,
      taster: t`Taster`,
      index: t`Index`,
      observations: t`Observations`,
      value: t`Value`,
      limit: t`Limit`,
      verdict: t`Verdict`,
      competent: t`Competent`,
      code: t`Code`,
      mark: t`Mark, mm`,
      panelMedian: t`Median of the panel, mm`,
      distance: t`Distance, mm`,
      kind: t`Fruity: green or ripe`,
      valid: t`Valid`,
      against: t`Despite unmet criteria`,
      state: t`State of the session`,
    },
    panel: t`Panel`,
    attribute,
    series: told(quality.series),
    index: told(indexes),
    verdict: told(quality.verdicts),
    state: (key: string): string => (isRecordState(key) ? i18n._(recordStateMessage(key)) : key),
    qualifier: (key: string): string => kinds[key] ?? attribute(key),
    oilClass(key: string): string {
      const oil = parseOilClass(key);
      return oil === null ? key : i18n._(oilClassMessage(oil));
    },
    /** Translates `true` and `false` of a file; null for any other text. */
    flag(text: string | undefined): string | null {
      if (text === 'true') return t`Yes`;
      return text === 'false' ? t`No` : null;
    },
  };
}
