import { useLingui } from '@lingui/react/macro';
import { ImageDown } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { saveFile } from '../../../parts/page/save-file.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { chartPng, chartSvg } from '../../../ui/control-chart/chart-image.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';

/** The menu that saves a chart as SVG or PNG, with its title, the panel and the period (QUA-6). */
export function ChartSave(props: {
  readonly name: string;
  readonly title: string;
  /** The subject that is printed after the panel's name, such as a taster. */
  readonly of: string;
  readonly period: { readonly from: string; readonly to: string };
  /** Returns the chart at the time of saving; null while there is none. */
  readonly draw: () => SVGSVGElement | null;
}) {
  const { name, title, of, period, draw } = props;
  const { t } = useLingui();
  const write = useFormat();
  const saving = useSaving();
  const { panel } = useMe();
  async function save(kind: string): Promise<void> {
    const drawing = draw();
    if (drawing === null) return;
    const days = `${write.day(period.from)} – ${write.day(period.to)}`;
    const lines = [[panel.name, of].filter(Boolean).join(', '), days];
    const svg = chartSvg(drawing, { title, lines });
    if (kind === 'svg') saveFile(`${name}.svg`, 'image/svg+xml;charset=utf-8', svg);
    else saveFile(`${name}.png`, 'image/png', await chartPng(svg));
  }
  return (
    <div data-screen-only="">
      <Menu
        label={t`Save the chart`}
        trigger={<IconButton icon={ImageDown} label={t`Save the chart: ${title}`} size="dense" />}
        items={[
          { id: 'svg', label: t`As a drawing (SVG)` },
          { id: 'png', label: t`As a picture (PNG)` },
        ]}
        onAction={(kind) => saving(() => save(kind))}
      />
    </div>
  );
}
