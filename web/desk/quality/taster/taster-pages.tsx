import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { TasterIndexPage } from './taster-index-page.tsx';

/** QUA-3: how well a taster repeats a mark on the same oil, blind, under two codes (M-PNT). */
export function TasterPrecisionPage() {
  const { t } = useLingui();
  return (
    <TasterIndexPage
      path="/intra/quality/tasterprecision"
      index="pn"
      title={t`Taster precision`}
      lede={t`How well a taster repeats a mark on the same oil, blind, under two codes`}
      heads={{ found: t`Mark 1, cm`, against: t`Mark 2, cm` }}
      search={useSearch({ from: '/intra/desk/quality/tasterprecision' })}
    />
  );
}

/** QUA-3: how far a taster marks from the panel's median (M-DNT). */
export function TasterDeviationPage() {
  const { t } = useLingui();
  return (
    <TasterIndexPage
      path="/intra/quality/tasterdeviation"
      index="dn"
      title={t`Taster deviation`}
      lede={t`How far a taster marks from the panel’s median`}
      heads={{ found: t`Mark, cm`, against: t`Median, cm` }}
      search={useSearch({ from: '/intra/desk/quality/tasterdeviation' })}
    />
  );
}

/** QUA-3: how far a taster marks from the value of a reference material (M-DNR). */
export function TasterReferencePage() {
  const { t } = useLingui();
  return (
    <TasterIndexPage
      path="/intra/quality/tasterdeviation/reference"
      index="dnReference"
      title={t`Deviation from reference materials`}
      lede={t`How far a taster marks from the value of a reference material`}
      heads={{ found: t`Mark, cm`, against: t`Assigned, cm` }}
      search={useSearch({ from: '/intra/desk/quality/tasterdeviation/reference' })}
    />
  );
}
