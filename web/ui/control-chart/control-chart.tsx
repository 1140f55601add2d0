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
  /** What is seen, in words with the figures. */
  readonly description: string;
  /** Oldest first. */
  readonly points: readonly ControlPoint[];
  readonly lines: readonly ControlLine[];
  /** Beside the title: the newest value. */
  readonly end?: ReactNode;
  /** Acts on the drawing while it is there: it is given where it is found. */
  readonly acts?: ((drawing: RefObject<SVGSVGElement | null>) => ReactNode) | undefined;
  /** Goes to where a point leads. */
  readonly onOpen?: ((href: string) => void) | undefined;
  /** At the end of a row of the table. */
  readonly more?: ((id: string) => ReactNode) | undefined;
  /** Below the chart. */
  readonly foot?: ReactNode;
  readonly table: ControlTableWords;
  /** Numbers on the axis. */
  readonly formatNumber: (value: number) => string;
  /** Values in the table; as the axis unless given. */
  readonly formatValue?: ((value: number) => string) | undefined;
  /** A lower drawing, for the second of two. */
  readonly isLow?: boolean | undefined;
};

/** A moving index against its centre, warning and action lines, with the rule that fired and a table behind a button. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is scrolled by keyboard as well.
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
            // What is put on paper was laid out for a screen: it is drawn as wide as a sheet.
            width={isPaper ? PLOT.width : Math.max(styles.LEAST_WIDTH, area.width)}
          />
        </section>
      )}
      {props.foot}
    </figure>
  );
}
