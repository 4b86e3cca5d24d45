import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { IEnvironment } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { type ConsoleHost, ConsoleHostProvider, PageDataProvider } from './ConsoleHost.ts';
import { errorCodeOf } from './errorCodes.ts';
import { Filling } from './Filling.ts';
import { STAFF_ROLES } from './roles.ts';
import type { LoadedQuery, PageQuery } from './routeModules.ts';
import { Slot } from './Slot.tsx';
import { fillSlot, type SlotAddress } from './slotModules.ts';
import { defineSlot } from './slots.ts';

interface Customer {
  readonly customer: string;
}

const place = defineSlot<Customer>('customer.detail.panel');
// The tests below do not use the environment.
const environment = {} as IEnvironment;
const none = () => null;
const cancelLoading = vi.fn();
/** Called with the error of a panel's code. */
const dropped = vi.fn();

const host: ConsoleHost = {
  session: { userId: 'users/1', roles: ['ROLE_ACCOUNT_MANAGER'], fullName: '', email: '' },
  findRoute: () => undefined,
  recordAddress: () => undefined,
  navigate: () => {},
  listAddress: (path) => path,
  preload: () => {},
  setPageTitle: () => {},
  SlotLoading: ({ title, onRetry }) => (
    <button type="button" onClick={onRetry}>
      {title} on its way
    </button>
  ),
  SlotFailed: ({ title, error, onRetry }) => (
    <button type="button" onClick={onRetry}>
      {title} failed: {errorCodeOf(error, 'SLOT_FAILED')}
    </button>
  ),
  NotFound: none,
};

const Panel = ({ customer }: Customer) => <p>Panel of {customer}</p>;
let broken = false;

function Fragile({ customer }: Customer) {
  if (broken) throw new Error('drawn wrong');
  return <p>Panel of {customer}</p>;
}

interface OfItem {
  readonly item: string;
}

const Item = ({ customer, item }: Customer & OfItem) => <p>{`${item} of ${customer}`}</p>;

const panel = vi.fn(async () => ({ default: Panel }));

function queryWith(ready: () => Promise<void>): PageQuery<SlotAddress<Customer>> & { retained: () => number } {
  let held = 0;
  const retain = () => {
    held += 1;
    return () => {
      held -= 1;
    };
  };
  const start = (): LoadedQuery => ({ name: 'PanelQuery', variables: {}, ready: ready(), retain });
  return { name: 'PanelQuery', load: vi.fn(start), preload: start, retained: () => held };
}

function filling(title: string, module = fillSlot(place, { panel })) {
  const fill = { slot: place.name, id: title, title, roles: STAFF_ROLES, weight: 10 };
  return new Filling(
    fill,
    { customer: 'customers/1' },
    {
      environment,
      load: async () => module,
      watchCode: (code) => {
        code.catch(dropped);
        return code;
      },
      cancelLoading,
    },
  );
}

function show(...fillings: Filling[]) {
  const data = { query: null, deferred: {}, slots: { [place.name]: fillings } };
  return render(
    <ConsoleHostProvider value={host}>
      <PageDataProvider value={data}>
        <h1>Customer</h1>
        <Slot of={place} />
      </PageDataProvider>
    </ConsoleHostProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  cancelLoading.mockReset();
  dropped.mockReset();
});

test('FED-08 a slot shows the fillings of other domains and passes its properties', async () => {
  show(filling('Invoices'));
  screen.getByText('Invoices on its way');
  expect(await screen.findByText('Panel of customers/1')).toBeDefined();
});

test('a slot that stands on a screen twice passes the properties of each place', async () => {
  const items = defineSlot<Customer, OfItem>(place.name);
  const data = {
    query: null,
    deferred: {},
    slots: { [items.name]: [filling('Delegates', fillSlot(items, { panel: async () => ({ default: Item }) }))] },
  };
  render(
    <ConsoleHostProvider value={host}>
      <PageDataProvider value={data}>
        <Slot of={items} props={{ item: 'Item 1' }} />
        <Slot of={items} props={{ item: 'Item 2' }} />
      </PageDataProvider>
    </ConsoleHostProvider>,
  );
  await screen.findByText('Item 1 of customers/1');
  screen.getByText('Item 2 of customers/1');
});

test('a slot without fillings renders nothing', () => {
  expect(show().container.textContent).toBe('Customer');
});

test('code and data load in parallel, and the data is retained while the panel is displayed', async () => {
  const query = queryWith(() => Promise.resolve());
  const slow = Promise.withResolvers<{ default: typeof Panel }>();
  const { unmount } = show(filling('Invoices', fillSlot(place, { query, panel: () => slow.promise })));
  await expect.poll(() => query.load).toHaveBeenCalledOnce();
  expect(query.load).toHaveBeenCalledWith(environment, { props: { customer: 'customers/1' }, now: expect.any(Date) });
  expect(query.retained()).toBe(0);
  slow.resolve({ default: Panel });
  await screen.findByText('Panel of customers/1');
  expect(query.retained()).toBe(1);
  unmount();
  expect(query.retained()).toBe(0);
});

test('FED-06 a filling whose code fails affects only itself, and a retry loads it', async () => {
  const failing = vi.fn(panel).mockRejectedValueOnce(new Error('ChunkLoadError'));
  show(filling('Invoices', fillSlot(place, { panel: failing })), filling('Tickets'));
  fireEvent.click(await screen.findByText('Invoices failed: SLOT_CODE_FAILED'));
  expect(dropped).toHaveBeenCalledOnce();
  await expect.poll(() => screen.getAllByText('Panel of customers/1')).toHaveLength(2);
  screen.getByRole('heading', { name: 'Customer' });
});

test('FED-06 a filling whose data fails keeps its code and requests the data again', async () => {
  const ready = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('gone'));
  show(filling('Invoices', fillSlot(place, { panel, query: queryWith(ready) })));
  fireEvent.click(await screen.findByText('Invoices failed: SLOT_QUERY_FAILED'));
  await screen.findByText('Panel of customers/1');
  expect(ready).toHaveBeenCalledTimes(2);
  expect(dropped).not.toHaveBeenCalled();
});

test('FED-06 a filling that hangs can be retried, and its late result is ignored', async () => {
  const hanging = Promise.withResolvers<{ default: typeof Panel }>();
  const hung = vi.fn(panel).mockReturnValueOnce(hanging.promise);
  show(filling('Invoices', fillSlot(place, { panel: hung })));
  await expect.poll(() => hung).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('Invoices on its way'));
  await screen.findByText('Panel of customers/1');
  expect(cancelLoading).toHaveBeenCalledOnce();
  hanging.reject(new Error('late'));
  await hanging.promise.catch(() => {});
  screen.getByText('Panel of customers/1');
});

test('FED-06 a panel that throws while rendering shows the error in its own place, and a retry renders it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = true;
  show(filling('Invoices', fillSlot(place, { panel: async () => ({ default: Fragile }) })));
  const again = await screen.findByText('Invoices failed: SLOT_FAILED');
  broken = false;
  fireEvent.click(again);
  await screen.findByText('Panel of customers/1');
});

test('a remote whose code fills another slot than its entry declares is not shown', async () => {
  const other = defineSlot<Customer>('booking.detail.panel');
  show(filling('Invoices', fillSlot(other, { panel })));
  await screen.findByText('Invoices failed: SLOT_CODE_FAILED');
});
