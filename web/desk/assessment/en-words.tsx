import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useComparison } from '../../parts/figures/use-comparison.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { enTerms } from './en-terms.ts';
import type { BothHalves, ComparedPair } from './figured-half.ts';
import { mostOf } from './judged-en.tsx';
import { useAgreementWords } from './pair-verdict.tsx';

/**
 * The section that shows how En of the defect and of fruity was computed, with the figures of both
 * halves (ASM-25).
 */
export function EnWords(props: { readonly halves: BothHalves; readonly judged: ComparedPair }) {
  const { halves, judged } = props;
  const { t } = useLingui();
  const agreement = useAgreementWords()(halves[0].figures, halves[1].figures);
  return (
    <Section title={t`How En was reached`} level={3}>
      <EnLine of="enDefect" halves={halves} judged={judged} />
      <EnLine of="enFruity" halves={halves} judged={judged} />
      <Text tone="muted" as="p">
        <Trans>
          Same category: {agreement.category}. Same predominant defect: {agreement.defect}.
        </Trans>
      </Text>
    </Section>
  );
}

function EnLine(props: {
  readonly of: 'enDefect' | 'enFruity';
  readonly halves: BothHalves;
  readonly judged: ComparedPair;
}) {
  const { of, halves, judged } = props;
  const names = useSheetNames();
  const write = useFormat();
  const compare = useComparison();
  const { settings } = halves[1];
  const { medians, uncertainties, difference, spread } = enTerms(
    of,
    [halves[0].figures, halves[1].figures],
    settings,
  );
  const name = of === 'enDefect' ? <Trans>Defect</Trans> : names.label('fruity');
  const [one, two] = [write.two(medians[0]), write.two(medians[1])];
  const [u1, u2] = [write.number(uncertainties[0], 3), write.number(uncertainties[1], 3)];
  const [apart, wide] = [write.number(difference, 3), write.number(spread, 3)];
  const [en, most] = [judged[of], mostOf(of, settings)];
  if (en === null || spread === 0)
    return (
      <Text tone="muted" as="p">
        {name}
        {write.colon}
        {difference === 0 && en !== null ? (
          <Trans>no spread in either half; the medians agree.</Trans>
        ) : (
          <Trans>no spread in either half; the medians differ.</Trans>
        )}
      </Text>
    );
  const { figure, side } = compare(en, most, en <= most);
  return (
    <Text tone="muted" as="p">
      {name}
      {write.colon}|{one} − {two}| / √({u1}² + {u2}²) = {apart} / {wide} = <strong>{figure}</strong>
      , {side}
    </Text>
  );
}
