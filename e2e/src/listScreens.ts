import { ask, nodes } from './api.ts';
import { pathOf } from './pathOf.ts';

/** The lists of each remote, with a path that shows many rows, and their titles. */
export const lists = {
  classes: {
    '/training-class?period=month': 'Classes',
    '/training-class?view=table&period=month': 'Classes',
  },
  training: {
    '/course': 'Course list',
    '/subject': 'Subject list',
    '/trainer': 'Trainers',
    '/trainer-course': 'Trainer courses',
    '/public-schedule': 'Public schedules',
    '/brand': 'Brands',
  },
  bookings: {
    '/booking?period=any&size=250': 'Bookings',
    '/change-request': 'Change requests',
    '/customer': 'Customers',
    '/ticket': 'Tickets',
  },
  billing: { '/invoice?size=250': 'Invoices', '/debtor': 'Debtors' },
  purchasing: { '/purchase-order?size=500': 'Purchase orders', '/supplier': 'Suppliers' },
  admin: {
    '/email-log': 'Email logs',
    '/undeliverable-address': 'Undeliverable addresses',
    '/feedback?size=100': 'Feedback',
    '/customer-quote?size=100': 'Quotes',
    '/prompt-template': 'Prompt templates',
    '/sale-signal?size=250': 'Sale signals',
    '/user': 'User management',
  },
} as const;

export type Remote = keyof typeof lists;

/** The remotes. The classes remote has two entries, because it has many screens: the classes, and what they are made of. */
export const remotes: readonly Remote[] = ['classes', 'training', 'bookings', 'billing', 'purchasing', 'admin'];

/** The queries for one record of each detail screen, by the screen's path. */
const records: Readonly<Record<Remote, Readonly<Record<string, string>>>> = {
  classes: { '/training-class': 'trainingClasses(first: 1, public: true, status: confirmed)' },
  training: {
    '/course': 'courses(first: 1, status: published)',
    '/trainer': 'trainers(first: 1)',
    '/public-schedule': 'publicSchedules(first: 1)',
    '/brand': 'brands(first: 1)',
  },
  bookings: {
    '/booking': 'bookings(first: 1, status: confirmed)',
    '/change-request': 'changeRequests(first: 1, status: pending)',
    '/customer': 'customers(first: 1)',
    '/customer-contact': 'customerContacts(first: 1)',
    '/ticket': 'tickets(first: 1, status: in_progress)',
  },
  billing: { '/invoice': 'invoices(first: 1, status: paid_partial)' },
  purchasing: { '/purchase-order': 'purchaseOrders(first: 1)' },
  admin: {
    '/email-log': 'emailLogs(first: 1)',
    '/feedback': 'feedbacks(first: 1)',
    '/prompt-template': 'promptTemplates(first: 1)',
    '/sale-signal': 'salesSignals(first: 1)',
    '/user': 'users(first: 1)',
  },
};

/** The paths of a remote's detail screens, each with one record, and of its pages that are forms of administrators. */
export async function detailPaths(url: string, token: string, remote: Remote): Promise<string[]> {
  const asked = Object.entries(records[remote]);
  const fields = asked.map(([, query], at) => `of${at}: ${query} { edges { node { id } } }`);
  const found = await ask<Record<string, { edges: { node: { id: string } }[] }>>(url, token, `{ ${fields.join(' ')} }`);
  const paths = asked.flatMap(([path], at) =>
    nodes(found[`of${at}`] ?? { edges: [] }).map(({ id }) => pathOf(id, path)),
  );
  if (paths.length < asked.length) throw new Error(`The demo data lack a record of ${remote}.`);
  if (remote === 'admin') return [...paths, '/user/create'];
  return remote === 'classes' ? paths.flatMap((path) => [path, `${path}?tab=seats`, `${path}?tab=sessions`]) : paths;
}
