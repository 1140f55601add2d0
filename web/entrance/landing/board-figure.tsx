import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as css from './value-figures.css.ts';

/** A corner of the live board: three tasters, two glasses. */
export function BoardFigure() {
  const stored = (
    <StateMark state="done">
      <Trans>Stored</Trans>
    </StateMark>
  );
  return (
    <table className={css.board}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Taster</Trans>
          </th>
          <th scope="col">417</th>
          <th scope="col">852</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">T01</th>
          <td>{stored}</td>
          <td>
            <StateMark state="live">
              <Trans>Tasting</Trans>
            </StateMark>
          </td>
        </tr>
        <tr>
          <th scope="row">T03</th>
          <td>{stored}</td>
          <td>
            <StateMark state="signed">
              <Trans>Signed</Trans>
            </StateMark>
          </td>
        </tr>
        <tr>
          <th scope="row">T06</th>
          <td>{stored}</td>
          <td>
            <StateMark state="flag">
              <Trans>Wrong glass</Trans>
            </StateMark>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
