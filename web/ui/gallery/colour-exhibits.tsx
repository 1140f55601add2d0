import { color } from '../../theme/color.css.ts';
import { palette } from '../../theme/palette.ts';
import { Columns } from '../layout/columns.tsx';
import { Text } from '../layout/text.tsx';
import { Exhibit } from './exhibit.tsx';
import * as styles from './gallery.css.ts';

const SCALES: readonly { readonly name: string; readonly values: readonly string[] }[] = [
  { name: 'Cobalt, action', values: Object.values(palette.cobalt) },
  { name: 'Olive, the panel’s own', values: Object.values(palette.olive) },
  { name: 'Stone, ground and ink', values: Object.values(palette.stone) },
  {
    name: 'Signals, with shape and word',
    values: [
      color.ok,
      color.okTint,
      color.caution,
      color.cautionMark,
      color.cautionTint,
      color.stop,
      color.stopMark,
      color.stopTint,
    ],
  },
];

/** Component catalogue: the colour scales behind the colour roles. */
export function ColourExhibits() {
  return (
    <Exhibit id="colour" span={3} title="Colour">
      <Columns count={4} gap={8}>
        {SCALES.map(({ name, values }) => (
          <div key={name}>
            <Text tone="caption">{name}</Text>
            <div className={styles.swatches}>
              {values.map((value) => (
                <span className={styles.swatch} key={value} style={{ background: value }} />
              ))}
            </div>
          </div>
        ))}
      </Columns>
    </Exhibit>
  );
}
