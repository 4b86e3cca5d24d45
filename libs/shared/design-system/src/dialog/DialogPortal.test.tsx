import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Dialog, DialogPortal } from './index.ts';

interface OuterProps {
  readonly onSubmit: () => void;
  readonly onInner: () => void;
}

function Outer({ onSubmit, onInner }: OuterProps) {
  const [open, setOpen] = useState(true);
  const [inner, setInner] = useState(false);
  const [name, setName] = useState('');
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Assign contact" onSubmit={onSubmit} actions={null}>
      <Button onClick={() => setInner(true)}>New contact</Button>
      <DialogPortal>
        <Dialog open={inner} onClose={() => setInner(false)} title="Create contact" onSubmit={onInner} actions={null}>
          <Field label="Name">
            <Input value={name} onChange={setName} />
          </Field>
        </Dialog>
      </DialogPortal>
    </Dialog>
  );
}

test('Enter and Escape in a nested dialog reach only that dialog, and the focus returns to its opener', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  show(<Outer onSubmit={outer} onInner={inner} />);
  await userEvent.click(screen.getByRole('button', { name: 'New contact' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(document.querySelector('form form')).toBeNull();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('Idris{Enter}');
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Create contact' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Assign contact' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('New contact');
});
