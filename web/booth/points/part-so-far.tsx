import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SoFar } from '../../../domain/sheets/definition/points.ts';
import * as style from './points.css.ts';

/**
 * The points so far of a block, or of the whole sheet: blank, and not zero, before the first answer
 * (SHT-4).
 */
export function PartSoFar({
  name,
  maximum,
  part,
  isWhole = false,
}: {
  readonly name: ReactNode;
  readonly maximum: number;
  readonly part: SoFar;
  readonly isWhole?: boolean;
}) {
  const { answered, of, points } = part;
  const blank = of - answered;
  return (
    <div className={style.part}>
      <span>
        {name}
        <small className={style.note}>
          {isWhole ? (
            <Trans>
              {answered} of {of} answered
            </Trans>
          ) : blank === 0 ? (
            <Trans>All {of} answered</Trans>
          ) : (
            <Plural value={blank} one="# still blank" other="# still blank" />
          )}
        </small>
      </span>
      {points === null ? (
        <span className={style.most}>
          <Trans>blank, of {maximum}</Trans>
        </span>
      ) : (
        <span className={style.most}>
          <b className={style.sum}>{points}</b> <Trans>of {maximum}</Trans>
        </span>
      )}
    </div>
  );
}
