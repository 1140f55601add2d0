import { nameOfTaster } from './facts/name-of-taster.ts';
import type { QualityFacts } from './facts/quality-facts.ts';
import { name } from './row-words.css.ts';

/** The code and the name of a taster, for a row header. */
export function TasterName(props: { readonly facts: QualityFacts; readonly taster: string }) {
  const { facts, taster } = props;
  return (
    <span className={name}>
      {taster} {nameOfTaster(facts, taster)}
    </span>
  );
}
