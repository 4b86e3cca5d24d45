import { audited } from '@console/testing';

/** Answers of the API for the screens of classes: a class, its sessions and seats. Each test changes what it needs. */

const ulids = new Map<string, string>();

/** An id in the API's form. The same name gives the same id. */
export function idOf(prefix: string, name: string): string {
  const key = `${prefix}/${name}`;
  if (!ulids.has(key)) ulids.set(key, `${prefix}/${String(ulids.size + 1).padStart(26, '0')}`);
  return ulids.get(key) ?? key;
}

export function connection<Node extends { id: string }>(nodes: readonly Node[], page: object = {}) {
  return {
    edges: nodes.map((node) => ({ node, cursor: node.id })),
    totalCount: nodes.length,
    pageInfo: {
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
      hasNextPage: false,
      hasPreviousPage: false,
      ...page,
    },
  };
}

export function trainer(fullName: string) {
  const email = `${fullName.split(' ').at(-1)?.toLowerCase()}@trainers.example`;
  return {
    id: idOf('trainers', fullName),
    status: 'active',
    contact: { id: idOf('people', fullName), fullName, email, mobile: '07700 900417', telephone: null, user: null },
    location: { city: 'Harrogate', postcode: 'HG1 2SX' },
  };
}

/** A confirmed public class in Leeds. `differences` replace its fields. */
export function trainingClass(reference: string, differences: object = {}) {
  return {
    id: idOf('training_classes', reference),
    version: 1,
    reference,
    title: 'Leadership Essentials',
    status: 'confirmed',
    public: true,
    customer: null,
    customerName: null,
    purchaseOrderReference: null,
    confirmedPurchaseOrder: null,
    deliveryFormat: 'on_site',
    deliveryPlatform: null,
    deliveryAddress: { address1: '4 Park Row', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
    brand: { id: idOf('brands', 'Northgate Digital'), name: 'Northgate Digital', primaryColor: '#1f6feb' },
    trainer: trainer('Hannah Whitfield'),
    publicSchedule: { id: idOf('public_schedules', reference) },
    courseVersion: {
      id: idOf('course_versions', reference),
      number: 3,
      durationDays: 2,
      course: { id: idOf('courses', reference), reference: 'LEAD-1', preCourseQuestionaire: null },
    },
    startsAt: '2026-11-16T09:30:00.000Z',
    endsAt: '2026-11-17T16:30:00.000Z',
    maxAttendees: 12,
    seatsTotalCount: 12,
    seatsReservedCount: 9,
    seatsFreeCount: 3,
    attended: false,
    hasDeliveredItems: false,
    wasProvisional: false,
    canceledReservations: [],
    ...audited,
    ...differences,
  };
}

/** A session on a day, 09:30 to 16:30. The first of two days unless `differences` say otherwise. */
export function session(day: string, ofClass: object, differences: object = {}) {
  return {
    id: idOf('training_sessions', `${day} ${JSON.stringify(ofClass)}`),
    startsAt: `${day}T09:30:00.000Z`,
    endsAt: `${day}T16:30:00.000Z`,
    meetingLink: null,
    seatsReservedCount: 9,
    seatsTotalCount: 12,
    dayNumber: 1,
    dayCount: 2,
    trainingClass: ofClass,
    ...differences,
  };
}

/** How a delegate is reached: the contact with telephone numbers, and the audit fields of the seat's name. */
export const reach = (who: string) => ({
  customerContact: { id: idOf('customer_contacts', who), mobile: '07700 900417', telephone: '+44 (0)114 496 0174' },
  ...audited,
});
