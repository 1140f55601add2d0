import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';
import type { AidFigure } from '../../../../stats-worker/aids/aid-figure.ts';
import type { AttributeAids, TasterAids } from '../../../../stats-worker/aids/taster-aids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { address } from '../../../parts/page/address.ts';
import { Link } from '../../../ui/link/link.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { GlassLinks } from '../glass-links.tsx';
import { TasterName } from '../taster-name.tsx';

/**
 * The table columns of the training aids in one attribute, one taster a row (QUA-26). Intensities
 * are in cm.
 */
export function useAidColumns(
  { facts, idOf }: Quality,
  attribute: AidAttribute,
): readonly RegisterColumn<TasterAids>[] {
  const { t } = useLingui();
  const write = useFormat();
  const named = (name: string) => ({ header: name, spoken: name, name });
  function figure<Value>(
    id: string,
    name: string,
    of: (aids: AttributeAids) => AidFigure<Value>,
    shown: (value: Value) => ReactNode,
    text: (value: Value) => number,
  ): RegisterColumn<TasterAids> {
    const found = ({ attributes }: TasterAids) => of(attributes[attribute]);
    return {
      id,
      ...named(name),
      align: 'end',
      cell: (row) => <AidValue of={found(row)}>{shown}</AidValue>,
      text: (row) => aidText(found(row), text),
    };
  }
  return [
    {
      id: 'taster',
      ...named(t`Taster`),
      isRowHeader: true,
      width: 190,
      cell: ({ taster }) => (
        <Link href={address('/intra/quality/tasterevolution', { search: { taster } })} strong>
          <TasterName facts={facts} taster={taster} />
        </Link>
      ),
      text: ({ taster }) => taster,
    },
    figure(
      'discrimination',
      t`Discrimination F`,
      ({ discrimination }) => discrimination,
      ({ f, between, within }) => `${write.two(f)} (${between}, ${within})`,
      ({ f }) => f,
    ),
    figure(
      'repeatability',
      t`Repeatability, cm`,
      ({ repeatability }) => repeatability,
      (value) => write.two(value),
      (value) => value,
    ),
    figure(
      'agreement',
      t`Agreement r`,
      ({ agreement }) => agreement,
      (value) => write.signed(value, 2),
      (value) => value,
    ),
    figure(
      'leverage',
      t`Leverage, cm`,
      ({ leverage }) => leverage,
      ({ mean }) => write.two(mean),
      ({ mean }) => mean,
    ),
    figure(
      'largest',
      t`Largest, in session`,
      ({ leverage }) => leverage,
      ({ largest: { cm, glass } }) => (
        <>
          {write.signed(cm, 2)} ·{' '}
          <GlassLinks sessions={[glass.session]} sample={idOf(glass.sample)} />
        </>
      ),
      ({ largest }) => largest.cm,
    ),
    {
      id: 'classes',
      ...named(t`Category differs without`),
      align: 'end',
      cell: ({ whatIf: { changed, judged } }) => t`${changed.length} of ${judged}`,
      text: ({ whatIf }) => String(whatIf.changed.length),
    },
  ];
}

/** A training aid's figure, or why it has none: too few data, or marks that do not differ. */
export function AidValue<Value>(props: {
  readonly of: AidFigure<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  const { of, children } = props;
  if (of.state === 'found') return children(of.value);
  if (of.state === 'no-spread') return <Trans>the marks do not differ</Trans>;
  const { has, needs } = of;
  return (
    <StateMark state="waiting">
      <Trans>
        {has} of {needs}
      </Trans>
    </StateMark>
  );
}

/**
 * Writes a training aid into an exported file: the unrounded figure, or an empty text without one.
 */
export const aidText = <Value,>(of: AidFigure<Value>, text: (value: Value) => number): string =>
  of.state === 'found' ? String(text(of.value)) : '';
