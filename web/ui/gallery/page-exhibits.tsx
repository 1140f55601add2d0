import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DefinitionList } from '../definition-list/definition-list.tsx';
import { Form } from '../form/form.tsx';
import { Inline } from '../layout/inline.tsx';
import { Rule } from '../layout/rule.tsx';
import { Text } from '../layout/text.tsx';
import { Section } from '../section/section.tsx';
import { Split } from '../split/split.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Exhibit } from './exhibit.tsx';

/** Component catalogue: components that structure a page. */
export function PageExhibits() {
  const [tab, setTab] = useState('scores');
  const [text, setText] = useState('');
  return (
    <>
      <Exhibit id="page" span={2} title="Sections and a side">
        <Split
          side={
            <DefinitionList
              items={[
                { term: 'Defect', value: '0.8' },
                { term: 'Fruity', value: '4.2' },
              ]}
            />
          }
          sideLabel="Medians"
          sideWidth={240}
        >
          <Section
            actions={<Button size="dense">Add a row</Button>}
            count={8}
            isRuled
            level={3}
            title="Tasters"
          >
            <Text tone="muted">Sections are parted by a hairline and by space.</Text>
          </Section>
          <Rule />
          <Form
            actions={
              <Button type="submit" variant="primary">
                Save
              </Button>
            }
            columns={2}
            label="A form"
            onSubmit={() => setText('')}
          >
            <TextField label="Room" onChange={setText} value={text} />
          </Form>
        </Split>
      </Exhibit>
      <Exhibit title="Tabs and words">
        <Tabs
          label="Views"
          onChange={setTab}
          selected={tab}
          tabs={[
            { id: 'scores', label: 'Scores', content: 'Every sheet, line by line.' },
            { id: 'statistics', label: 'Statistics', content: 'What the sheets say together.' },
            { id: 'history', label: 'History', content: 'Who did what, and when.' },
          ]}
        />
        <Inline align="baseline" gap={4}>
          <Text size={40}>Virgin</Text>
          <Text size={22}>4.2</Text>
          <Text tone="own">Panel de la Sierra</Text>
          <Text tone="code">309</Text>
          <Text tone="caption">Caption</Text>
          <Text tone="strong">Strong</Text>
        </Inline>
      </Exhibit>
    </>
  );
}
