import {
  ChevronDown,
  CircleSlash,
  Copy,
  Download,
  Ellipsis,
  Hand,
  Plus,
  Printer,
  SunMoon,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-look.ts';
import { LinkButton } from '../button/link-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline } from '../layout/inline.tsx';
import { Link } from '../link/link.tsx';
import { Menu } from '../menu/menu.tsx';
import { FigureTable } from '../table/figure-table.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Exhibit } from './exhibit.tsx';

const BUTTONS: readonly {
  readonly variant: ButtonVariant;
  readonly weight: string;
  readonly rest: string;
  readonly working: string;
}[] = [
  { variant: 'primary', weight: 'Primary', rest: 'Validate', working: 'Validating' },
  { variant: 'secondary', weight: 'Second', rest: 'Export', working: 'Exporting' },
  { variant: 'quiet', weight: 'Quiet', rest: 'Add a row', working: 'Adding' },
  { variant: 'plain', weight: 'Plain', rest: 'Columns', working: 'Reading' },
  { variant: 'danger', weight: 'Danger', rest: 'Invalidate', working: 'Invalidating' },
  {
    variant: 'dangerSolid',
    weight: 'Danger, confirmed',
    rest: 'Invalidate',
    working: 'Invalidating',
  },
];

/** Component catalogue: buttons, links, menus. */
export function ActingExhibits() {
  return (
    <>
      <Exhibit id="buttons" span={2} title="Buttons">
        <FigureTable
          columns={[
            { id: 'weight', header: 'Weight', isRowHeader: true, cell: (row) => row.weight },
            {
              id: 'rest',
              header: 'Rest',
              cell: (row) => <Button variant={row.variant}>{row.rest}</Button>,
            },
            {
              id: 'disabled',
              header: 'Disabled',
              hideBelow: 'tablet',
              cell: (row) => (
                <Button isDisabled variant={row.variant}>
                  {row.rest}
                </Button>
              ),
            },
            {
              id: 'working',
              header: 'Working',
              cell: (row) => (
                <Button pending variant={row.variant}>
                  {row.working}
                </Button>
              ),
            },
          ]}
          label="Buttons by weight and state"
          rowId={(row) => row.variant}
          rows={BUTTONS}
        />
        <Inline gap={3}>
          <Button size="booth" variant="primary">
            Booth, 52 px
          </Button>
          <Button icon={Hand} size="booth">
            Call the panel leader
          </Button>
          <Button size="large" variant="primary">
            Sign in, 44 px
          </Button>
          <Button size="dense">Dense, 32 px</Button>
        </Inline>
      </Exhibit>
      <Exhibit id="links" title="Links, icons, menus">
        <Inline gap={4}>
          <Link href="/ui">A link</Link>
          <Link href="/ui" strong>
            S-26-0426
          </Link>
          <Tooltip text="Shown on hover and on focus">
            <Link href="/ui">With a tooltip</Link>
          </Tooltip>
        </Inline>
        <Inline>
          <LinkButton href="/ui" icon={Download}>
            Download
          </LinkButton>
          <LinkButton href="/ui" variant="quiet">
            Import
          </LinkButton>
        </Inline>
        <IconButtons />
        <Inline>
          <Acts />
          <Choice />
        </Inline>
      </Exhibit>
    </>
  );
}

function IconButtons() {
  const [isDown, setDown] = useState(true);
  return (
    <Inline>
      <IconButton icon={Ellipsis} label="More" variant="secondary" />
      <IconButton
        icon={SunMoon}
        label="Light or dark"
        onPress={() => setDown(!isDown)}
        pressed={isDown}
      />
      <IconButton icon={Plus} label="Add" size="dense" variant="quiet" />
      <IconButton icon={Printer} isDisabled label="Print" />
      <IconButton icon={Hand} label="Call the panel leader" size="booth" variant="secondary" />
    </Inline>
  );
}

function Acts() {
  return (
    <Menu
      items={[
        { id: 'copy', label: 'Copy', icon: Copy },
        { id: 'print', label: 'Print the labels', icon: Printer, isDisabled: true },
        { id: 'off', label: 'Deactivate', icon: CircleSlash },
        { id: 'remove', label: 'Remove', icon: Trash2, danger: true, separatorBefore: true },
      ]}
      label="Sample"
      trigger={<Button iconEnd={ChevronDown}>Actions</Button>}
    />
  );
}

function Choice() {
  const [chosen, setChosen] = useState('en');
  return (
    <Menu
      items={[
        { id: 'en', label: 'English' },
        { id: 'es', label: 'Español' },
      ]}
      label="Language"
      onAction={setChosen}
      selected={chosen}
      trigger={
        <Button iconEnd={ChevronDown} variant="plain">
          Language
        </Button>
      }
    />
  );
}
