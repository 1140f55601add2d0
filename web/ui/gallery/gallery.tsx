import { DotStrip } from '../dot-strip/dot-strip.tsx';
import { Inline } from '../layout/inline.tsx';
import { LimitStrip } from '../limit-strip/limit-strip.tsx';
import { Page } from '../page/page.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { ActingExhibits } from './acting-exhibits.tsx';
import { BoothExhibits } from './booth-exhibits.tsx';
import { ChoiceExhibits } from './choice-exhibits.tsx';
import { ColourExhibits } from './colour-exhibits.tsx';
import { ControlExhibits } from './control-exhibits.tsx';
import { Exhibit } from './exhibit.tsx';
import { FieldExhibits } from './field-exhibits.tsx';
import { grid } from './gallery.css.ts';
import { GalleryShell } from './gallery-shell.tsx';
import { ListExhibits } from './list-exhibits.tsx';
import { MessageExhibits } from './message-exhibits.tsx';
import { PageExhibits } from './page-exhibits.tsx';
import { StateExhibits } from './state-exhibits.tsx';

/** Component catalogue (as Storybook): every component in each state, on one page. */
export function Gallery() {
  return (
    <GalleryShell>
      <Page>
        <PageHeader
          facts={[
            { term: 'Grid', value: '4\u00a0px' },
            { term: 'Type', value: 'Atkinson Hyperlegible Next' },
          ]}
          lede="Every state a screen may use. Nothing else is styled in a screen."
          title="Components"
        />
        <div className={grid}>
          <ActingExhibits />
          <FieldExhibits />
          <ChoiceExhibits />
          <StateExhibits />
          <MessageExhibits />
          <ListExhibits />
          <PageExhibits />
          <BoothExhibits />
          <ChartExhibits />
          <ControlExhibits />
          <ColourExhibits />
        </div>
      </Page>
    </GalleryShell>
  );
}

/** Component catalogue: charts. They show every taster, and never rely on colour alone. */
function ChartExhibits() {
  return (
    <Exhibit id="charts" span={3} title="Scores and limits">
      <DotStrip
        description="Eight scores from 3.2 to 5.1, median 4.2, between 3.8 and 4.6 with 95 % confidence; one is excluded."
        excluded={[7.4]}
        interval={[3.8, 4.6]}
        limits={[{ at: 3.5, label: 'Virgin' }]}
        median={4.2}
        p25={3.9}
        p75={4.5}
        scores={[3.2, 3.8, 4.1, 4.2, 4.2, 4.5, 4.6, 5.1]}
        title="Fruity"
      />
      <Inline gap={6}>
        <LimitStrip isOver={false} limit={20} value={7.4}>
          7.4
        </LimitStrip>
        <LimitStrip isOver limit={20} value={24}>
          24.0
        </LimitStrip>
      </Inline>
    </Exhibit>
  );
}
