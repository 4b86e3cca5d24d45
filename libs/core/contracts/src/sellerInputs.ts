import { address, changing, date, labelsOf, reasonForm, recordSeen, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { accountNumberRule } from './accountNumber.ts';

const required = requiredIn.operations;

/** What people put between the digits of a number. */
const separators = /[\s\p{Pd}]/gu;

const vatNumber = text('VAT number', {
  max: 25,
  reads: (typed) => {
    const parts = /^GB(\d{3})(\d{4})(\d{2})(\d{3})?$/i.exec(typed.replace(separators, ''));
    return parts ? ['GB', ...parts.slice(1)].filter(Boolean).join(' ') : typed;
  },
  also: z.regex(/^GB \d{3} \d{4} \d{2}( \d{3})?$/, 'VAT number must be GB and 9 or 12 digits, such as GB 123 4567 89'),
});

const particulars = {
  address: address('Address'),
  vatNumber,
  companyNumber: text('Company number', { max: 25 }),
  bankName: text('Bank'),
  bankSortCode: text('Sort code', {
    reads: (typed) => typed.replace(separators, ''),
    also: z.regex(/^\d{6}$/, 'Sort code must have 6 digits, such as 12-34-56'),
  }),
  bankAccountNumber: text('Account number', accountNumberRule('Account number')),
};

/** The input of `createSeller`: a further legal entity. It has a name to be chosen by. */
export const createSellerInput = z.object({ legalName: text('Legal name', { required }), ...particulars });

const seen = recordSeen('Seller', 'sellers');

/** The input of `updateSeller`. */
export const updateSellerInput = z.object({
  ...seen,
  ...changing({ legalName: text('Legal name', { required }), ...particulars }),
});

/** The labels of a seller's particulars, where they are shown. */
export const sellerLabels = labelsOf(createSellerInput);

/** The input of `moveLockDate`. Without a day nothing is locked. */
export const moveLockDateInput = z.object({
  ...seen,
  lockedBefore: date('Lock date'),
  ...reasonForm.shape,
});
