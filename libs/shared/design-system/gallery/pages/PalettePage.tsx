import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { AddIcon, SignOutIcon } from '../../src/icons/index.ts';
import { Key } from '../../src/keys/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Palette, type PaletteGroup } from '../../src/palette/index.ts';
import { Sample } from '../Sample.tsx';

const references: PaletteGroup = {
  label: 'References',
  items: [
    { id: 'class 1', badge: 'Class', reference: 'TC-20871', title: 'Leadership Essentials' },
    { id: 'class 2', badge: 'Class', reference: 'TC-20870', title: 'Data Protection Essentials' },
    { id: 'booking', badge: 'Booking', reference: 'BK-2087', title: 'Coaching Skills, 2019 programme' },
    { id: 'order', badge: 'Purchase Order', reference: 'PO-22087', title: 'Trainer fee, two days' },
    {
      id: 'ticket',
      badge: 'Ticket',
      reference: 'TK-2087',
      title: 'Certificates not received',
      note: 'not open to you',
      disabled: true,
    },
  ],
};

const commands: PaletteGroup = {
  label: 'Commands',
  items: [
    { id: 'create', title: 'New booking', icon: <AddIcon size={20} />, keys: ['c', 'b'] },
    { id: 'sign-out', title: 'Sign out', icon: <SignOutIcon size={20} /> },
  ],
};

type Shown = 'found' | 'loading' | 'nothing' | null;

/** Shows the palette in each state, and keyboard keys. */
export default function PalettePage() {
  const [shown, setShown] = useState<Shown>(null);
  const [text, setText] = useState('');
  const open = (state: Shown, typed: string) => {
    setShown(state);
    setText(typed);
  };
  const groups: Record<Exclude<Shown, null>, readonly PaletteGroup[]> = {
    found: [references, commands],
    loading: [{ label: 'References', items: [], message: 'Looking…' }],
    nothing: [
      {
        label: 'References',
        items: [],
        message: 'No reference, name, email address, title or place of a class holds all these words.',
      },
    ],
  };
  return (
    <PageFrame variant="card" title="Search and commands">
      <Stack>
        <Sample title="Palette">
          <Button onClick={() => open('found', '2087')}>With references and commands</Button>
          <Button onClick={() => open('loading', 'lead')}>On its way</Button>
          <Button onClick={() => open('nothing', 'zzz')}>Nothing found</Button>
        </Sample>
        <Sample title="Keys">
          <Key>Ctrl</Key>
          <Key>K</Key>
          <Key>/</Key>
          <Key>?</Key>
        </Sample>
      </Stack>
      {shown && (
        <Palette
          label="Search references or jump to…"
          text={text}
          onText={setText}
          words={[text.toLowerCase()]}
          groups={groups[shown]}
          count={shown === 'found' ? '5 references' : undefined}
          announced=""
          onClose={() => setShown(null)}
          onChoose={() => setShown(null)}
          hint={
            <>
              <Key>?</Key> all shortcuts
            </>
          }
        />
      )}
    </PageFrame>
  );
}
