import { expect, test } from 'vitest';
import { openSlot } from './routeModules.ts';
import { defineSlotModules, fillSlot } from './slotModules.ts';
import { defineSlot } from './slots.ts';

const place = defineSlot<{ readonly customer: string }>('customer.detail.panel');

function Orders({ trainingClass }: { trainingClass: string }): string {
  return trainingClass;
}

test("FED-08 the types of a slot's properties must match those of its filling", () => {
  const open = openSlot(place, ({ params }) => ({ customer: params.id ?? '' }));
  expect(open.props({ params: { id: 'customers/1' }, url: new URL('http://console.test/'), now: new Date() })).toEqual({
    customer: 'customers/1',
  });
  // @ts-expect-error the slot passes a customer
  openSlot(place, () => ({ booking: 'bookings/1' }));
  // @ts-expect-error a panel for a class cannot be shown for a customer
  fillSlot(place, { panel: async () => ({ default: Orders }) });
});

test('a filling has the name of its slot', () => {
  const modules = defineSlotModules({
    'billing.customer-invoices': fillSlot(place, { panel: async () => ({ default: ({ customer }) => customer }) }),
  });
  expect(modules['billing.customer-invoices'].slot).toBe('customer.detail.panel');
});
