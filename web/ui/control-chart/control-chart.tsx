import { Table2 } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMedia } from '../media/use-media.ts';
import { useWidth } from '../media/use-width.ts';
import * as styles from './control-chart.css.ts';
import { ControlDrawing } from './control-drawing.tsx';
import { type ControlLine, type ControlPoint, PLOT } from './control-layout.ts';
import { ControlTable, type ControlTableWords } from './control-table.tsx';

type ControlChartProps = {
  readonly title: string;
  /** Text alternative: what the chart shows, with the figures. */
  readonly description: string;
  /** Points in time order, oldest first. */
  readonly points: readonly ControlPoint[];
  readonly lines: readonly ControlLine[];
  /** Content next to the title: the newest value. */
  readonly end?: ReactNode;
  /** Buttons that act on the drawing, such as export; they get a ref to its SVG element. */
  readonly acts?: ((drawing: RefObject<SVGSVGElement | null>) => ReactNode) | undefined;
  /** Client-side navigation to the link of a point. */
  readonly onOpen?: ((href: string) => void) | undefined;
  /** Content at the end of each row of the table. */
  readonly more?: ((id: string) => ReactNode) | undefined;
  /** Content below the chart. */
  readonly foot?: ReactNode;
  readonly table: ControlTableWords;
  /** Format of the numbers on the axis. */
  readonly formatNumber: (value: number) => string;
  /** Format of the values in the table; `formatNumber` by default. */
  readonly formatValue?: ((value: number) => string) | undefined;
  /** Draws a lower chart, for the second of a pair. */
  readonly isLow?: boolean | undefined;
};

/**
 * Control chart (statistical process control) of a moving index against centre, warning and action
 * lines. It names the rule that fired, and a button switches to a table.
 */
export function ControlChart(props: ControlChartProps) {
  const { title, description, points, lines, end, table, formatNumber } = props;
  const [isTable, setTable] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const area = useWidth(PLOT.width);
  const isPaper = useMedia('print');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <h2>{title}</h2>
        <span className={styles.end}>
          {end}
          <span className={styles.acts} data-screen-only="">
            <Button icon={Table2} onPress={() => setTable(!isTable)} size="dense" variant="plain">
              {isTable ? table.hide : table.show}
            </Button>
            {!isTable && props.acts?.(drawing)}
          </span>
        </span>
      </figcaption>
      {isTable ? (
        <ControlTable
          formatValue={props.formatValue ?? formatNumber}
          more={props.more}
          points={points}
          title={title}
          words={table}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
        <section aria-label={title} className={styles.scroller} ref={area.ref} tabIndex={0}>
          <ControlDrawing
            description={description}
            drawing={drawing}
            onOpen={props.onOpen}
            formatNumber={formatNumber}
            formatValue={props.formatValue ?? formatNumber}
            isLow={props.isLow ?? false}
            lines={lines}
            points={points}
            title={title}
            // In print the chart has the width of a sheet, whatever the width of the screen.
            width={isPaper ? PLOT.width : Math.max(styles.LEAST_WIDTH, area.width)}
          />
        </section>
      )}
      {props.foot}
    </figure>
  );
}
