import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { TasterIndexPage } from './taster-index-page.tsx';

/**
 * The page of taster precision: how well a taster repeats a mark on blind duplicates (QUA-3,
 * M-PNT).
 */
export function TasterPrecisionPage() {
  const { t } = useLingui();
  return (
    <TasterIndexPage
      path="/intra/quality/tasterprecision"
      index="pn"
      title={t`Taster precision`}
      lede={t`Same oil, two codes, blind: the same marks?`}
      heads={{ found: t`Mark 1, cm`, against: t`Mark 2, cm` }}
      search={useSearch({ from: '/intra/desk/quality/tasterprecision' })}
    />
  );
}

/**
 * The page of taster deviation: the distance of a taster's marks from the panel median (QUA-3,
 * M-DNT).
 */
export function TasterDeviationPage() {
  const { t } = useLingui();
  return (
    <TasterIndexPage
      path="/intra/quality/tasterdeviation"
      index="dn"
      title={t`Taster deviation`}
      lede={t`How far from the panel’s median?`}
      heads={{ found: t`Mark, cm`, against: t`Median, cm` }}
      search={useSearch({ from: '/intra/desk/quality/tasterdeviation' })}
    />
  );
}

/**
 * The page of deviation from references: the distance of a taster's marks from the assigned values
 * (QUA-3, M-DNR).
 */
export function TasterReferencePage() {
  const { t } = useLingui();
  return (
    <TasterIndexPage
      path="/intra/quality/tasterdeviation/reference"
      index="dnReference"
      title={t`Deviation from reference materials`}
      lede={t`How far from a reference material’s value?`}
      heads={{ found: t`Mark, cm`, against: t`Assigned, cm` }}
      search={useSearch({ from: '/intra/desk/quality/tasterdeviation/reference' })}
    />
  );
}
