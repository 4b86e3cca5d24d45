/** A booking in the gallery's list. */
export interface Booking {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly customer: string;
  readonly status: string;
  readonly booked: string;
  readonly manager: string;
  readonly net: number;
  readonly expected: number;
}

const titles = [
  'Leadership Essentials – autumn cohort',
  'Safeguarding Level 3, two sites',
  'First Aid at Work × 6 seats',
  'Excel for Finance Teams',
  'Project Management Fundamentals',
  'Mental Health First Aid, on site',
  'Difficult Conversations (virtual)',
  'Manual Handling: Train the Trainer',
  'Coaching Skills for Supervisors',
  'Data Protection Essentials',
  'Fire Marshal and Evacuation Planning',
  'Presenting with Confidence',
  'Managing Safely, four-day programme',
];
const customers = [
  'Calder Valley Housing',
  'Oakfield Academies Trust',
  'Kestrel Rail Services',
  'Ashworth Logistics Ltd',
  'Hallam Engineering plc',
  'Pennine Care Homes',
  'St Aidan’s Hospice',
  'Solent Marine Group',
  'Northumbria Utilities',
  'Penrose Dental Group',
  'Dunmore Borough Council',
];
const statuses = [
  'confirmed',
  'draft',
  'confirmed',
  'confirmed',
  'delivered',
  'confirmed',
  'on_hold',
  'canceled',
  'confirmed',
  'complete',
  'delivered',
];
const managers = ['Priya Nair', 'Tom Ellery', 'Grace Okafor'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Invents bookings, the same ones at each call. */
export function makeBookings(count: number): Booking[] {
  return Array.from({ length: count }, (_, index) => {
    const status = pick(statuses, index);
    const net = status === 'canceled' ? 0 : ((index * 7919) % 24_000) * 100 + 49_500;
    return {
      id: `bookings/${index}`,
      reference: `BK-${10482 - index}`,
      title: pick(titles, index),
      customer: pick(customers, index),
      status,
      booked: new Date(Date.UTC(2026, 10, 16) - index * 3_600_000 * 9).toISOString(),
      manager: pick(managers, index),
      net,
      expected: Math.round(net * 1.2),
    };
  });
}
