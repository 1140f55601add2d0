import { ControlChart } from '../control-chart/control-chart.tsx';
import { ControlKey } from '../control-chart/control-key.tsx';
import type { ControlLine, ControlPoint, PointState } from '../control-chart/control-layout.ts';
import { ControlSpark } from '../control-chart/control-spark.tsx';
import { Exhibit } from './exhibit.tsx';

const VALUES: readonly (readonly [string, number | null, PointState])[] = [
  ['09/04', 0.62, 'within'],
  ['09/11', 0.58, 'within'],
  ['09/18', 0.71, 'within'],
  ['09/25', null, 'within'],
  ['10/02', 0.77, 'within'],
  ['10/16', 0.88, 'within'],
  ['10/30', 1.22, 'within'],
  ['11/06', 1.71, 'warning'],
  ['11/13', 2.18, 'action'],
  ['11/20', 2.41, 'action'],
];

const POINTS: readonly ControlPoint[] = VALUES.map(([label, value, state], index) => ({
  id: label,
  label,
  value,
  state,
  rule: index === VALUES.length - 1 ? '2 in a row' : undefined,
}));

const LINES: readonly ControlLine[] = [
  { kind: 'centre', at: 0.86, label: 'Centre 0.86' },
  { kind: 'warning', at: 1.5, label: 'Warning 1.50' },
  { kind: 'action', at: 2, label: 'Action 2.00' },
];

const STATES = { within: 'within', warning: 'above warning', action: 'above action' };

/** Component catalogue: control charts, sparklines, and the legend of their shapes. */
export function ControlExhibits() {
  return (
    <Exhibit id="control" span={3} title="Control charts">
      <ControlChart
        description="Nine values from 0.58 to 2.41 against a limit of 2.00; the newest two are above it."
        end="Now 2.41"
        formatNumber={(value) => value.toFixed(1)}
        formatValue={(value) => value.toFixed(2)}
        lines={LINES}
        points={POINTS}
        table={{
          show: 'Show as a table',
          hide: 'Show as a chart',
          point: 'Session',
          value: 'DN',
          state: 'State',
          states: STATES,
        }}
        title="Deviation number DN"
      />
      <ControlKey states={STATES} />
      <div style={{ width: '156px' }}>
        <ControlSpark action={2} centre={0.86} points={POINTS} top={3} />
      </div>
    </Exhibit>
  );
}
