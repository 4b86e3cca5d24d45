import { expect, test } from 'vitest';
import { formatSortCode, whatLockDateForbids, whatSellerLacks, whyNotDated, whyNotMoveLockDate } from './seller.ts';
import { createSellerInput } from './sellerInputs.ts';

const complete = { legalName: 'Northgate Ltd', address: {}, vatNumber: 'GB 123 4567 89' };

test('a seller lacks what a UK VAT invoice must say of it', () => {
  expect(whatSellerLacks(complete)).toEqual([]);
  expect(whatSellerLacks({ ...complete, vatNumber: null })).toEqual(['VAT number']);
  expect(whatSellerLacks({ legalName: null, address: null, vatNumber: '' })).toEqual([
    'legal name',
    'address',
    'VAT number',
  ]);
});

test('nothing is dated before the lock date, and anything from that day on', () => {
  const sentence = 'Nothing dated before 1 Nov 2026 can be issued, credited, voided or paid.';
  expect(whyNotDated('2026-10-31', '2026-11-01T00:00:00Z')).toBe(sentence);
  expect(whyNotDated('2026-10-31T23:59:00Z', new Date('2026-11-01'))).toBe(sentence);
  expect(whyNotDated('2026-11-01', '2026-11-01T00:00:00Z')).toBeNull();
  expect(whyNotDated('2000-01-01', null)).toBeNull();
  expect(whatLockDateForbids(null)).toBeNull();
});

test('the lock date moves forward to today and back again, never into the future', () => {
  const now = '2026-11-18T23:59:00Z';
  expect(whyNotMoveLockDate('2026-11-19', null, now)).toBe('The lock date must not be in the future.');
  expect(whyNotMoveLockDate('2026-11-18', '2026-11-01T00:00:00Z', now)).toBeNull();
  expect(whyNotMoveLockDate('2026-10-01', '2026-11-01T00:00:00Z', now)).toBeNull();
  expect(whyNotMoveLockDate(null, '2026-11-01T00:00:00Z', now)).toBeNull();
  expect(whyNotMoveLockDate('2026-11-01', '2026-11-01T00:00:00Z', now)).toBe('This is the lock date already.');
  expect(whyNotMoveLockDate(null, null, now)).toBe('This is the lock date already.');
});

const read = (input: object) => createSellerInput.safeParse({ legalName: 'Northgate Ltd', ...input });

test.each([
  ['GB123456789', 'GB 123 4567 89'],
  [' gb 123 4567 89 ', 'GB 123 4567 89'],
  ['GB-123-4567-89-001', 'GB 123 4567 89 001'],
])('the VAT number %s is kept as %s', (typed, stored) => {
  expect(read({ vatNumber: typed }).data?.vatNumber).toBe(stored);
});

test.each(['123456789', 'GB 12345678', 'GB 1234567890', 'DE 123456789', 'GB 123 4567 8X'])(
  'the VAT number %s is refused',
  (typed) => {
    expect(read({ vatNumber: typed }).error?.issues[0]?.message).toBe(
      'VAT number must be GB and 9 or 12 digits, such as GB 123 4567 89',
    );
  },
);

test.each(['123456', '12-34-56', '12 34 56', '12–34–56'])('the sort code %s is kept as its digits', (typed) => {
  expect(read({ bankSortCode: typed }).data?.bankSortCode).toBe('123456');
});

test('a sort code is shown in pairs', () => {
  expect(formatSortCode('123456')).toBe('12-34-56');
});
