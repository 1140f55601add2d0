import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TasterId } from '../../../domain/words/ids.ts';
import { type Registers, sampleCode, tasterName } from '../../live/session/use-registers.ts';
import * as paper from '../../parts/papers/paper.css.ts';
import type { Pouring, PrintedGlass } from './printed-glasses.ts';
import * as styles from './prints.css.ts';

/**
 * Printed list of the trays: the codes of each taster's glasses in serving order, without their
 * samples (LBL-4).
 */
export function TrayList(props: {
  readonly about: string;
  readonly glasses: readonly PrintedGlass[];
  readonly tasters: readonly TasterId[];
  readonly registers: Registers;
}) {
  const { about, glasses, tasters, registers } = props;
  const most = Math.max(...glasses.map(({ position }) => position));
  const places = Array.from({ length: most }, (_, place) => place + 1);
  return (
    <ListPage title={<Trans>Trays</Trans>} about={about}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Taster</Trans>
            </th>
            {places.map((place) => (
              <th key={place} scope="col" className={styles.figure}>
                <Trans>{place}.</Trans>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasters.map((taster) => {
            const { code, name } = tasterName(registers, taster);
            return (
              <tr key={taster}>
                <th scope="row">
                  {code} {name}
                </th>
                {glasses
                  .filter((glass) => glass.taster === taster)
                  .map((glass) => (
                    <td key={glass.code} className={styles.figure}>
                      {glass.code}
                    </td>
                  ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ListPage>
  );
}

/**
 * Printed list for pouring: the codes of each sample. It breaks the blinding, and has a warning
 * that says so (LBL-4).
 */
export function PouringList(props: {
  readonly about: string;
  readonly pourings: readonly Pouring[];
  readonly registers: Registers;
}) {
  const { t } = useLingui();
  return (
    <ListPage title={<Trans>Pouring list</Trans>} about={props.about}>
      <p className={styles.warning}>
        <Trans>Key of the codes: keep it from tasters.</Trans>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Sample</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Replicate</Trans>
            </th>
            <th scope="col">
              <Trans>Codes</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Glasses</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Oil</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.pourings.map(({ sample, replicate, codes, glasses, millilitres }) => (
            <tr key={`${sample} ${replicate}`}>
              <th scope="row">{sampleCode(props.registers, sample)}</th>
              <td className={styles.figure}>{replicate}</td>
              <td>{codes.join(', ')}</td>
              <td className={styles.figure}>{glasses}</td>
              <td className={styles.figure}>{t`${millilitres} mL`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ListPage>
  );
}

function ListPage(props: {
  readonly title: ReactNode;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`${paper.sheet} ${paper.written}`}>
      <div className={paper.head}>
        <div>
          <p className={paper.title}>{props.title}</p>
          <p className={paper.subtitle}>{props.about}</p>
        </div>
      </div>
      {props.children}
    </section>
  );
}
