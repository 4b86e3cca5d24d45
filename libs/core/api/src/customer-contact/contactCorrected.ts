import { defineEffect } from '@console/api-kit';

/** A contact whose name or email is about to change. Undefined fields keep their value. */
export interface CorrectedContact {
  /** The ULID of the contact. */
  readonly contact: string;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly email: string | undefined;
}

/**
 * Announces that copies of a contact's name and email are corrected with the contact. Neither the contact nor its customer
 * is locked yet, because domains above lock classes and seats first (decision 0036).
 */
export const contactCorrected = defineEffect<CorrectedContact>('contactCorrected');
