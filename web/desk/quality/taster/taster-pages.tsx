import { useSearch } from '@tanstack/react-router';
import { TasterIndexPage } from './taster-index-page.tsx';

/**
 * The page of taster precision: how well a taster repeats a mark on blind duplicates (QUA-3,
 * M-PNT).
 */
export function TasterPrecisionPage() {
  return (
    <TasterIndexPage
      path="/intra/quality/tasterprecision"
      index="pn"
      search={useSearch({ from: '/intra/desk/quality/tasterprecision' })}
    />
  );
}

/**
 * The page of taster deviation: the distance of a taster's marks from the panel median (QUA-3,
 * M-DNT).
 */
export function TasterDeviationPage() {
  return (
    <TasterIndexPage
      path="/intra/quality/tasterdeviation"
      index="dn"
      search={useSearch({ from: '/intra/desk/quality/tasterdeviation' })}
    />
  );
}

/**
 * The page of deviation from references: the distance of a taster's marks from the assigned values
 * (QUA-3, M-DNR).
 */
export function TasterReferencePage() {
  return (
    <TasterIndexPage
      path="/intra/quality/tasterdeviation/reference"
      index="dnReference"
      search={useSearch({ from: '/intra/desk/quality/tasterdeviation/reference' })}
    />
  );
}
