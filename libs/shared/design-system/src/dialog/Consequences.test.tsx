import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from '../link/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ConfirmDialog, Consequences } from './index.ts';

const bookings = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  name: <Link to={`#BK-${index}`}>{`BK-${10400 + index}`}</Link>,
  title: 'Hallam Engineering plc',
  consequence: 'is put on hold',
}));
const trainer = { id: 'trainer', name: 'Imogen Barraclough', consequence: 'is free on its days' };

function Question({ waiting = false, onConfirm = () => undefined }) {
  return (
    <ConfirmDialog
      open
      title="Postpone TC-20853?"
      confirm="Postpone"
      cancel="Not yet"
      loadingContent={waiting}
      onCancel={() => undefined}
      onConfirm={onConfirm}
    >
      <Consequences
        groups={[
          { heading: 'Bookings', consequences: bookings },
          { heading: 'Trainer', consequences: [trainer] },
        ]}
      />
    </ConfirmDialog>
  );
}

test('each affected record is in its group, at the start of a sentence', async () => {
  show(<Question />);
  const list = screen.getByRole('list', { name: 'Bookings' });
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe('BK-10400 Hallam Engineering plc is put on hold');
  const [only] = within(screen.getByRole('list', { name: 'Trainer' })).getAllByRole('listitem');
  expect(only?.textContent).toBe('Imogen Barraclough is free on its days');
  expect(await findings()).toEqual([]);
});

test('a group shows its first ten records, and the button that shows all keeps the focus', async () => {
  show(<Question />);
  const shown = () => within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('listitem').length;
  expect(shown()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(shown()).toBe(12);
  expect(document.activeElement?.textContent).toBe('Only the first 10');
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe(10);
});

test('while the consequences load, only the cancel button works, and it has the focus', async () => {
  const onConfirm = vi.fn();
  show(<Question waiting onConfirm={onConfirm} />);
  expect(document.activeElement?.textContent).toBe('Not yet');
  await userEvent.click(screen.getByRole('button', { name: 'Postpone' }), { force: true });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Not yet' }).getAttribute('disabled')).toBeNull();
  show(<Question onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Postpone' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
