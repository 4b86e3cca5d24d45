import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Autocomplete } from '../autocomplete/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { Option } from '../options/option.ts';
import { show } from '../testing/show.tsx';

interface Devtools {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>;
}

const people: readonly Option[] = ['Idris', 'Maren', 'Oliver'].map((label) => ({ value: label, label }));

function Screen() {
  const [open, setOpen] = useState(false);
  const [person, setPerson] = useState<Option | null>(null);
  const close = () => {
    setPerson(null);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog open={open} onClose={close} title="Add attendee" actions={<Button onClick={close}>Cancel</Button>}>
        <Autocomplete aria-label="Contact" options={people} value={person} onChange={setPerson} />
      </Dialog>
    </>
  );
}

test('a closed dialog leaves nothing in memory after a choice by mouse', async () => {
  show(<Screen />);
  const dialogs: WeakRef<Element>[] = [];
  for (let round = 0; round < 4; round += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Idris' }));
    dialogs.push(new WeakRef(screen.getByRole('dialog')));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  const session: Devtools = cdp();
  await session.send('HeapProfiler.collectGarbage');
  // React releases the last dialog only at its next render.
  expect(dialogs.slice(0, -1).map((dialog) => dialog.deref())).toEqual([undefined, undefined, undefined]);
});
