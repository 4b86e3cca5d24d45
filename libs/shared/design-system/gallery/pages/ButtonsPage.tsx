import { useState } from 'react';
import { Button, ExternalLinkButton, LinkButton } from '../../src/button/index.ts';
import { Key } from '../../src/filter-bar/index.ts';
import {
  AddIcon,
  ChevronDownIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  MoreHorizontalIcon,
  VideoIcon,
} from '../../src/icons/index.ts';
import { FileButton } from '../../src/inputs/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { Menu, MenuDivider, MenuItem, MenuLink } from '../../src/menu/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { ActionButton, ActionLinkButton, Tooltip } from '../../src/tooltip/index.ts';
import { Sample } from '../Sample.tsx';

/** Shows buttons in each look and state, menus and tooltips. */
export default function ButtonsPage() {
  const [done, setDone] = useState('nothing yet');
  return (
    <PageFrame variant="card" title="Buttons and menus">
      <Stack>
        {(['primary', 'secondary', 'subtle'] as const).map((appearance) => (
          <Sample key={appearance} title={appearance}>
            <Button appearance={appearance}>Raise invoice</Button>
            <Button appearance={appearance} icon={<AddIcon />}>
              Create booking
            </Button>
            <Button appearance={appearance} disabled>
              Disabled
            </Button>
            <Button appearance={appearance} loading>
              Saving
            </Button>
            <Button appearance={appearance} size="small">
              Small
            </Button>
            <Button appearance={appearance} size="large">
              Large
            </Button>
            <Button appearance={appearance} icon={<EditIcon />} aria-label="Edit" />
            <LinkButton appearance={appearance} to="#buttons">
              A link
            </LinkButton>
            <ExternalLinkButton href="https://meet.example/1" icon={<VideoIcon size={16} />}>
              Join
            </ExternalLinkButton>
            <FileButton appearance={appearance} accept="image/png" onChoose={({ name }) => setDone(name)}>
              Upload logo
            </FileButton>
          </Sample>
        ))}
        <Sample title="In rows">
          <Button size="small" icon={<VideoIcon size={16} />}>
            Join
          </Button>
          <Button size="small" dashed disabled>
            Missing Meeting Link
          </Button>
          <Tooltip content="Condition check failed: purchase order PO-30440 is not acknowledged. The job runs once it is.">
            <Button size="small">Run</Button>
          </Tooltip>
        </Sample>
        <Sample title="What cannot be taken back, and what is impossible now">
          <Button appearance="primary" danger>
            Cancel booking
          </Button>
          <Button danger>Leave</Button>
          <ActionButton appearance="primary" refusal="Before it is confirmed this booking needs an item.">
            Confirm
          </ActionButton>
          <ActionButton refusal="This booking is on hold. Resume it to add items.">Add item</ActionButton>
          <ActionLinkButton to="#badges" refusal="Maya Lindqvist is retired and cannot be chosen.">
            New class
          </ActionLinkButton>
        </Sample>
        <Sample title={`Menus: ${done}`}>
          <Menu
            label="More actions"
            align="start"
            trigger={(props) => <Button {...props} icon={<MoreHorizontalIcon />} aria-label="More actions" />}
          >
            <MenuItem icon={<EditIcon />} after={<Key>E</Key>} onSelect={() => setDone('edited')}>
              Edit
            </MenuItem>
            <MenuLink to="#badges">Status badges</MenuLink>
            <MenuItem
              icon={<CopyIcon />}
              refusal="This booking has no items, so there is nothing to print."
              onSelect={() => undefined}
            >
              Print
            </MenuItem>
            <MenuDivider />
            <MenuItem danger icon={<DeleteIcon />} onSelect={() => setDone('deleted')}>
              Delete
            </MenuItem>
          </Menu>
          <Menu
            label="Print"
            align="start"
            trigger={(props) => (
              <Button {...props} appearance="primary" icon={<CopyIcon />} iconAfter={<ChevronDownIcon size={16} />}>
                Print
              </Button>
            )}
          >
            <MenuItem onSelect={() => setDone('PDF')}>PDF</MenuItem>
            <MenuItem onSelect={() => setDone('HTML')}>HTML</MenuItem>
          </Menu>
        </Sample>
      </Stack>
    </PageFrame>
  );
}
