import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ConsoleHost, ConsoleHostProvider } from './ConsoleHost.ts';
import type { SlotFill } from './remote.ts';
import { ADMIN_ROLES, STAFF_ROLES } from './roles.ts';
import { Slot } from './Slot.tsx';

const fill = (id: string, roles = STAFF_ROLES): SlotFill => ({
  slot: 'customer.detail.panel',
  id,
  title: id,
  roles,
  weight: 10,
});
const loadSlot = vi.fn<ConsoleHost['loadSlot']>();

function SlotFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry}>
      {title} failed
    </button>
  );
}

const nothing = () => null;

function show(fills: SlotFill[]) {
  const host: ConsoleHost = {
    session: { userId: 'users/1', roles: ['ROLE_ACCOUNT_MANAGER'], fullName: '', email: '' },
    findRoute: () => undefined,
    preload: () => {},
    setPageTitle: () => {},
    slotFills: () => fills,
    loadSlot,
    SlotFailed,
    NotFound: nothing,
  };
  return render(
    <ConsoleHostProvider value={host}>
      <Slot name="customer.detail.panel" props={{ id: 'customers/1' }} />
    </ConsoleHostProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const Panel: ComponentType<Record<string, unknown>> = ({ id }) => <p>Panel of {String(id)}</p>;

test('a slot shows what other domains fill it with, and gives it its properties', async () => {
  loadSlot.mockResolvedValue(Panel);
  show([fill('invoices')]);
  expect(await screen.findByText('Panel of customers/1')).toBeDefined();
});

test('ACC-13 a filling for other roles is not even loaded', () => {
  show([fill('audit', ADMIN_ROLES)]);
  expect(loadSlot).not.toHaveBeenCalled();
});

test('FED-06 a filling that fails takes only itself down, and recovers by trying again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loadSlot.mockImplementationOnce(() => Promise.reject(new Error('gone'))).mockResolvedValue(Panel);
  show([fill('invoices'), fill('tickets')]);
  const retry = await screen.findByText('invoices failed');
  expect(screen.getAllByText('Panel of customers/1')).toHaveLength(1);
  fireEvent.click(retry);
  await vi.waitFor(() => expect(screen.getAllByText('Panel of customers/1')).toHaveLength(2));
});
