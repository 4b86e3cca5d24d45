import { formatDate, type Instant, type IsoDate, toIsoDate } from '@console/format';

/** What the rules about issuing read of a seller. */
export interface SellerParticulars {
  readonly legalName?: string | null | undefined;
  /** Absent, or null, without an address. */
  readonly address?: object | null | undefined;
  readonly vatNumber?: string | null | undefined;
}

/**
 * Returns what a UK VAT invoice must say of its seller and is missing, as words for a sentence: 'VAT number'. Nothing is missing
 * when the list is empty. Billing refuses to issue until then, and the page of the brand says the same.
 */
export function whatSellerLacks({ legalName, address, vatNumber }: SellerParticulars): string[] {
  return [!legalName && 'legal name', !address && 'address', !vatNumber && 'VAT number'].filter(
    (word) => word !== false,
  );
}

/** Returns the name of a seller. The default seller has none until an administrator gives it one. */
export const nameOfSeller = ({ legalName }: Pick<SellerParticulars, 'legalName'>): string =>
  legalName ?? 'The default seller';

/** What the lock date of a seller forbids, as a sentence. Null while no month is closed. */
export function whatLockDateForbids(lockedBefore: Instant | null | undefined): string | null {
  if (lockedBefore == null) return null;
  return `Nothing dated before ${formatDate(lockedBefore)} can be issued, credited, voided or paid.`;
}

/** Why nothing may be dated on this day: it is before the lock date. Null when it may. */
export function whyNotDated(day: Instant, lockedBefore: Instant | null | undefined): string | null {
  return lockedBefore != null && toIsoDate(day) < toIsoDate(lockedBefore) ? whatLockDateForbids(lockedBefore) : null;
}

/**
 * Why the lock date may not move. Null when it may. It may move back.
 *
 * @param lockedBefore the new day, YYYY-MM-DD. Null opens all months.
 * @param present the lock date until now.
 */
export function whyNotMoveLockDate(
  lockedBefore: IsoDate | null,
  present: Instant | null | undefined,
  now: Instant,
): string | null {
  if (lockedBefore !== null && lockedBefore > toIsoDate(now)) return 'The lock date must not be in the future.';
  if (lockedBefore === (present == null ? null : toIsoDate(present))) return 'This is the lock date already.';
  return null;
}

/** Returns a stored sort code as people write it: '12-34-56'. */
export const formatSortCode = (digits: string): string => digits.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
