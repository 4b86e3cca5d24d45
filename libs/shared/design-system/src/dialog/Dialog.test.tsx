import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Autocomplete } from '../autocomplete/index.ts';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { Grid } from '../layout/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ConfirmDialog, Dialog } from './index.ts';

function Opened({ persistent = false, loading = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Assign</Button>
      <Dialog
        open={open}
        persistent={persistent}
        loading={loading}
        title="Assign booking contact"
        onClose={() => setOpen(false)}
        actions={<Button>Save</Button>}
      >
        <Field label="Contact">
          <Autocomplete options={[{ value: 'idris', label: 'Idris Khan' }]} value={null} onChange={() => undefined} />
        </Field>
      </Dialog>
    </>
  );
}

async function open(element: React.ReactElement) {
  show(element);
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  return screen.getByRole('dialog');
}

const pressOutside = () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });

test('NAV-13 a dialog is 500 wide at stacking level 200', async () => {
  const dialog = await open(<Opened />);
  expect(dialog.getBoundingClientRect().width).toBe(500);
  expect(getComputedStyle(dialog).zIndex).toBe('200');
  expect(await findings()).toEqual([]);
});

test('NAV-13 Escape and a click outside close a dialog, and the focus returns', async () => {
  await open(<Opened />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Assign');
  await open(<Opened />);
  await pressOutside();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('typing replaces the text of the first field', async () => {
  show(
    <Dialog open title="New dates for TC-20810" onClose={() => undefined} actions={<Button>Save</Button>}>
      <input aria-label="Date" defaultValue="30 Nov 2026" />
    </Dialog>,
  );
  await userEvent.keyboard('14 Dec 2026');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' }).value).toBe('14 Dec 2026');
});

test('on a phone a tall dialog keeps its place when content arrives', async () => {
  await page.viewport(390, 844);
  show(
    <Dialog open tall title="New dates for TC-20810" onClose={() => undefined} actions={<Button>Save</Button>}>
      <p>Dates</p>
    </Dialog>,
  );
  const places = () =>
    [screen.getByRole('dialog'), screen.getByText('Dates'), screen.getByRole('button', { name: 'Save' })].map(
      (each) => each.getBoundingClientRect().top,
    );
  for (const opening of screen.getByRole('dialog').getAnimations()) opening.finish();
  const before = places();
  expect(before[0]).toBe(16);
  screen.getByText('Dates').style.height = '360px';
  expect(places()).toEqual(before);
  expect(screen.getByRole('dialog').scrollHeight).toBe(screen.getByRole('dialog').clientHeight);
  await page.viewport(1280, 900);
  expect(screen.getByRole('dialog').getBoundingClientRect().height).toBeLessThan(600);
});

function ConfirmedOnce() {
  const [state, setState] = useState<'draft' | 'asking' | 'confirmed'>('draft');
  return (
    <>
      <h1 tabIndex={-1} data-page-title>
        BK-10482
      </h1>
      {state !== 'confirmed' && <Button onClick={() => setState('asking')}>Confirm</Button>}
      <ConfirmDialog
        open={state === 'asking'}
        title="Confirm BK-10482?"
        confirm="Confirm booking"
        onConfirm={() => setState('confirmed')}
        onCancel={() => setState('draft')}
      >
        Its 1 item is confirmed.
      </ConfirmDialog>
    </>
  );
}

function Listed({ without = false }) {
  return (
    <>
      <h1 tabIndex={-1} data-page-title>
        BK-10482
      </h1>
      {!without && <Opened />}
    </>
  );
}

test('when the opening button is gone, the focus moves to the title of the screen', async () => {
  show(<ConfirmedOnce />);
  const opener = screen.getByRole('button', { name: 'Confirm' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('when an answer removes the opening button later, the focus then moves to the title', async () => {
  const { rerender } = show(<Listed />);
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Assign' }));
  rerender(<Listed without />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test.each([{ persistent: true }, { loading: true }])(
  'NAV-13 Escape and a click outside do not close a dialog with %o',
  async (mood) => {
    await open(<Opened {...mood} />);
    await userEvent.keyboard('{Escape}{Escape}');
    await pressOutside();
    expect(screen.getByRole('dialog')).toBeTruthy();
  },
);

test('NAV-13 a double click opens a dialog and leaves it open', async () => {
  show(<Opened />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('NAV-13 selecting text from inside a dialog to beyond its edge leaves it open', async () => {
  const dialog = await open(<Opened />);
  await userEvent.dragAndDrop(screen.getByRole('heading'), document.documentElement, {
    targetPosition: { x: 4, y: 4 },
    force: true,
  });
  expect(dialog.isConnected).toBe(true);
  await pressOutside();
  expect(dialog.isConnected).toBe(false);
});

test('the first Escape closes an open list inside, the second closes the dialog', async () => {
  await open(<Opened />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Contact' }));
  expect(screen.getByRole('option', { name: 'Idris Khan' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a confirm dialog names the action and focuses the cancel button', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  show(
    <ConfirmDialog open title="Unassign seat 4?" confirm="Unassign seat" onConfirm={onConfirm} onCancel={onCancel}>
      Oliver Bamford loses his place.
    </ConfirmDialog>,
  );
  expect(document.activeElement?.textContent).toBe('Keep');
  await userEvent.click(screen.getByRole('button', { name: 'Unassign seat' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

const confirmKeys = ['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'];

test.each(confirmKeys)('%s confirms the question, once its consequences are shown', async (keys) => {
  const onConfirm = vi.fn();
  const question = (loadingContent: boolean) => (
    <ConfirmDialog
      open
      title="Unassign seat 4?"
      confirm="Unassign seat"
      tone="danger"
      loadingContent={loadingContent}
      onConfirm={onConfirm}
      onCancel={() => {}}
    >
      Oliver Bamford loses his place.
    </ConfirmDialog>
  );
  const shown = show(question(true));
  await userEvent.keyboard(keys);
  expect(onConfirm).not.toHaveBeenCalled();
  shown.unmount();
  show(question(false));
  await userEvent.keyboard(keys);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test.each(confirmKeys)('%s does not discard what was typed', async (keys) => {
  const onConfirm = vi.fn();
  show(
    <ConfirmDialog
      open
      title="Leave this screen?"
      confirm="Leave"
      cancel="Stay"
      tone="discard"
      onConfirm={onConfirm}
      onCancel={() => {}}
    >
      What you typed is not saved.
    </ConfirmDialog>,
  );
  expect(document.activeElement?.textContent).toBe('Stay');
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: keys.includes('Enter') ? 'Enter' : 's', ctrlKey: true, bubbles: true }),
  );
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a question with a field that must be filled in begins there', () => {
  show(
    <ConfirmDialog open title="Cancel TC-20871?" confirm="Cancel class" onConfirm={vi.fn()} onCancel={vi.fn()}>
      <Field label="Also tell">
        <Input value="" onChange={() => {}} />
      </Field>
      <Field label="Reason" required>
        <Input value="" onChange={() => {}} />
      </Field>
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Reason/ }));
});

const unassign = {
  open: true,
  title: 'Unassign seat 4?',
  confirm: 'Unassign seat',
  refusedTitle: 'Seat 4 was not unassigned',
  onConfirm: vi.fn(),
  onCancel: vi.fn(),
};

test('a failed action shows its error in the dialog and can be tried again', () => {
  const failure = { refused: false, messages: ['The server did not answer.'] };
  show(
    <ConfirmDialog {...unassign} failure={failure}>
      Oliver Bamford loses his place.
    </ConfirmDialog>,
  );
  screen.getByRole('heading', { name: 'Unassign seat 4?' });
  screen.getByText('The server did not answer.');
  screen.getByRole('button', { name: 'Try again' });
});

test('a refused action shows the reason and can only be closed', async () => {
  const failure = { refused: true, messages: ['Attendance is recorded on seat 4.'] };
  show(
    <ConfirmDialog {...unassign} failure={failure}>
      Oliver Bamford loses his place.
    </ConfirmDialog>,
  );
  screen.getByRole('heading', { name: 'Seat 4 was not unassigned' });
  screen.getByText('Attendance is recorded on seat 4.');
  expect(screen.queryByText('Oliver Bamford loses his place.')).toBeNull();
  expect(screen.queryByRole('button', { name: /Unassign|again/ })).toBeNull();
  await userEvent.click(screen.getByText('Close'));
  expect(unassign.onCancel).toHaveBeenCalledTimes(1);
});

async function showLong() {
  await page.viewport(390, 500);
  show(
    <ConfirmDialog open title="Cancel TC-20871?" confirm="Cancel class" onConfirm={vi.fn()} onCancel={vi.fn()}>
      {Array.from({ length: 40 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <p key={line}>The booking BK-{10_400 + line} is canceled.</p>
      ))}
    </ConfirmDialog>,
  );
  return screen.getByRole('dialog');
}

test('a dialog longer than the window starts at its top', async () => {
  const dialog = await showLong();
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  expect(dialog.scrollTop).toBe(0);
  const keep = screen.getByRole('button', { name: 'Keep' });
  expect(document.activeElement).toBe(keep);
  expect(keep.getBoundingClientRect().bottom).toBeLessThan(500);
  await page.viewport(1440, 900);
});

test('a dialog longer than the window shows the focus when Tab reaches the dialog itself, to scroll it', async () => {
  const dialog = await showLong();
  // Behind the last button the focus leaves the page. The next Tab starts at the beginning.
  for (let presses = 0; document.activeElement !== dialog && presses < 6; presses += 1) await userEvent.tab();
  expect(document.activeElement).toBe(dialog);
  const { outlineStyle, outlineWidth } = getComputedStyle(dialog);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
  await page.viewport(1440, 900);
});

test('a name of 255 letters without a space stays inside the dialog', () => {
  show(
    <ConfirmDialog {...unassign} title={`Unassign ${'W'.repeat(255)}?`}>
      {'W'.repeat(255)} loses the place.
    </ConfirmDialog>,
  );
  const { scrollWidth, clientWidth } = screen.getByRole('dialog');
  expect(scrollWidth).toBe(clientWidth);
});

test.each([
  [1440, 1],
  [700, 1],
  [390, 3],
])('in a window of %i px the three fields of a grid stand on %i lines of a dialog', async (width, lines) => {
  await page.viewport(width, 844);
  show(
    <Dialog open title="Record bill" onClose={() => undefined} actions={<Button>Save</Button>}>
      <Grid columns={3}>
        {['Quantity', 'Net', 'VAT'].map((label) => (
          <Field key={label} label={label}>
            <Input value="" onChange={() => undefined} />
          </Field>
        ))}
      </Grid>
    </Dialog>,
  );
  const tops = screen.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(lines);
});
