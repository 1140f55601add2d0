import { useLingui } from '@lingui/react/macro';
import { ImageDown } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { saveFile } from '../../../parts/page/save-file.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { chartPng, chartSvg } from '../../../ui/control-chart/chart-image.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';

/** QUA-6: a chart as a picture of its own, with its title, the panel and the period. */
export function ChartSave(props: {
  readonly name: string;
  readonly title: string;
  /** Of whom it is, beside the panel. */
  readonly of: string;
  readonly period: { readonly from: string; readonly to: string };
  /** What is saved, as it stands when it is asked for; null while there is none. */
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
