import { Page } from '../page/page.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { ActingExhibits } from './acting-exhibits.tsx';
import { BoothExhibits } from './booth-exhibits.tsx';
import { ChartExhibits } from './chart-exhibits.tsx';
import { ChoiceExhibits } from './choice-exhibits.tsx';
import { ColourExhibits } from './colour-exhibits.tsx';
import { ControlExhibits } from './control-exhibits.tsx';
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
