import { expect, test } from 'vitest';
import {
  classLinks,
  customerLabel,
  deliveryPlace,
  maxDayRate,
  maxSessions,
  publicArgument,
  trainerSkills,
  updateBrandInput,
  whyNotSeats,
  whyNotSell,
} from './index.ts';

test("CLS-03 a class is labelled as public, with its customer's name, or as unknown", () => {
  expect(customerLabel({ public: true, customerName: null })).toBe('Public');
  expect(customerLabel({ public: false, customerName: 'Calder Valley Housing' })).toBe('Calder Valley Housing');
  expect(customerLabel({ public: false, customerName: null })).toBe('Unknown');
});

test('CLS-03 the place is city and postcode on site, otherwise the platform', () => {
  const leeds = { city: 'Leeds', postcode: 'LS1 4DY' };
  expect(deliveryPlace({ deliveryFormat: 'on_site', deliveryPlatform: 'zoom', deliveryAddress: leeds })).toBe(
    'Leeds LS1 4DY',
  );
  expect(deliveryPlace({ deliveryFormat: 'virtual', deliveryPlatform: 'ms_teams', deliveryAddress: null })).toBe(
    'MS Teams',
  );
  expect(deliveryPlace({ deliveryFormat: 'virtual', deliveryPlatform: 'webex' })).toBe('Other');
});

test('the place of a class with neither address nor platform is its format', () => {
  expect(deliveryPlace({ deliveryFormat: 'training_centre', deliveryAddress: { city: 'York', postcode: null } })).toBe(
    'York',
  );
  expect(deliveryPlace({ deliveryFormat: 'training_centre' })).toBe('Training centre');
  expect(deliveryPlace({ deliveryFormat: 'on_site' })).toBe('On site');
});

test('CLS-02 the type filter asks for public classes, for private ones, or for all', () => {
  expect(publicArgument('all')).toBeUndefined();
  expect(publicArgument('public')).toBe(true);
  expect(publicArgument('private')).toBe(false);
});

test('paths contain the bare ulid of an id', () => {
  expect(classLinks.list()).toBe('/training-class');
  expect(classLinks.detail('training_classes/01JABC')).toBe('/training-class/01JABC');
  expect(classLinks.detail('/training_classes/01JABC')).toBe('/training-class/01JABC');
  expect(classLinks.publicSchedule('public_schedules/01JABC')).toBe('/public-schedule/01JABC');
});

test('seats of future public classes can be sold, as many as are free', () => {
  const sold = { public: true, status: 'confirmed', endsAt: null };
  expect(whyNotSell(sold)).toBeNull();
  expect(whyNotSell({ ...sold, status: 'provisional' })).toBeNull();
  expect(whyNotSell({ ...sold, status: 'postponed' })).toMatch('postponed');
  expect(whyNotSell({ ...sold, public: false })).toMatch('private');
  expect(whyNotSeats(3, 3)).toBeNull();
  expect(whyNotSeats(3, 4)).toBe('Only 3 seats are left on this class.');
  expect(whyNotSeats(1, 4)).toBe('Only 1 seat is left on this class.');
  expect(whyNotSeats(0, 1)).toBe('There are no seats left on this class.');
});

test('seats can be sold while a class runs, but not after it has ended', () => {
  const endsAt = '2026-11-20T16:30:00.000Z';
  const of = { public: true, status: 'confirmed', endsAt };
  expect(whyNotSell(of, '2026-11-20T16:29:59Z')).toBeNull();
  expect(whyNotSell(of, new Date(endsAt))).toBe('This class has ended. Its seats can no longer be booked.');
  expect(whyNotSell({ ...of, status: 'delivered' }, '2026-11-21T09:00Z')).toMatch('has been delivered');
});

test('a day rate times the most days of a class fits the database’s integers, with travel', () => {
  const said = (rate: number) => trainerSkills.safeParse({ rate }).error?.issues.map(({ message }) => message);
  expect(said(maxDayRate)).toBeUndefined();
  expect(said(maxDayRate + 1)).toEqual(['Day rate must be at most £200,000.00']);
  const travel = 1_000_000_000;
  expect(maxDayRate * maxSessions + travel).toBeLessThanOrEqual(2_000_000_000);
});

test.each([
  ['acme.example', true],
  ['acmé.example', true],
  ['acme-.example', false],
  ['acme..example', false],
  ['acme', false],
])('the email domain of a brand can be %s: %j', (emailDomain, isRight) => {
  const { success } = updateBrandInput.safeParse({ id: 'brands/01J9ZK0Q3M6V8T2B4C6D8E0F1G', emailDomain });
  expect(success).toBe(isRight);
});
