import { nameOfTaster } from './facts/name-of-taster.ts';
import type { QualityFacts } from './facts/quality-facts.ts';
import { name } from './row-words.css.ts';

/** A taster at the head of a row: code and name. */
export function TasterName(props: { readonly facts: QualityFacts; readonly taster: string }) {
  const { facts, taster } = props;
  return (
    <span className={name}>
      {taster} {nameOfTaster(facts, taster)}
    </span>
  );
}
