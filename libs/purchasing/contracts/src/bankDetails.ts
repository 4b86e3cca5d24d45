import { accountNumberRule } from '@console/core-contracts';
import { across, labelsOf, reasonForm, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** Matches a sort code as people write it: 123456, 12-34-56 or 12 34 56. */
const typedSortCode = /^(\d\d)[\s\p{Pd}]?(\d\d)[\s\p{Pd}]?(\d\d)$/u;

const sortCode = {
  secret: true,
  reads: (typed: string) => typed.replace(typedSortCode, '$1-$2-$3'),
  also: z.regex(/^\d\d-\d\d-\d\d$/, 'Bank sort code must have 6 digits'),
} as const;

const accountNumber = { secret: true, ...accountNumberRule('Bank account number') } as const;

const bankDetails = z.object({
  bankSortCode: text('Bank sort code', { ...sortCode, required }),
  bankAccountNumber: text('Bank account number', { ...accountNumber, required }),
});
type BankDetails = z.output<typeof bankDetails>;

/** The labels of a supplier's bank details, where they are shown. */
export const bankDetailsLabels = labelsOf(bankDetails);

/** The bank details of a new supplier, where they are known (O§2). */
export const firstBankDetails = {
  bankSortCode: text(bankDetailsLabels.bankSortCode, sortCode),
  bankAccountNumber: text(bankDetailsLabels.bankAccountNumber, accountNumber),
};

type FirstBankDetails = { readonly [Field in keyof BankDetails]: string | null };
const bothFields = ['bankSortCode', 'bankAccountNumber'] as const;

/** A new supplier has both of {@link firstBankDetails}, or neither. */
export const bothOrNeither = bothFields.map((field) =>
  across<FirstBankDetails, keyof FirstBankDetails>(bothFields, field, (values) => {
    const isAlone = values[field] === null && bothFields.some((other) => values[other] !== null);
    return isAlone ? required(bankDetailsLabels[field]) : null;
  }),
);

/** The form for {@link proposeSupplierBankChangeInput}. */
export const bankDetailsForm = bankDetails;

/** The input of `proposeSupplierBankChange`. */
export const proposeSupplierBankChangeInput = z.object({
  supplier: reference('Supplier', 'suppliers', { required }),
  ...bankDetails.shape,
});

/** The input of `revealBankDetails`. */
export const revealBankDetailsInput = z.object({ supplier: reference('Supplier', 'suppliers', { required }) });

/** The input of `revealProposedBankDetails`. */
export const revealProposedBankDetailsInput = z.object({
  bankChange: reference('Bank details change', 'supplier_bank_changes', { required }),
});

const seen = recordSeen('Bank details change', 'supplier_bank_changes');

/** What an approver says: how the new bank details were verified. */
export const approveBankChangeForm = z.object({
  verified: text('How they were verified', { required, max: 1000, multiline: true }),
});

/** The input of `approveSupplierBankChange`. */
export const approveSupplierBankChangeInput = z.object({ ...seen, ...approveBankChangeForm.shape });

/** The input of `rejectSupplierBankChange`. */
export const rejectSupplierBankChangeInput = z.object({ ...seen, ...reasonForm.shape });

/** The input of `withdrawSupplierBankChange`. */
export const withdrawSupplierBankChangeInput = z.object(seen);

/** Returns a sort code as everybody may see it: '••-••-56'. */
export const maskedSortCode = (sortCode: string): string => `••-••-${sortCode.slice(-2)}`;

/** Returns an account number as everybody may see it: '•••••678'. */
export const maskedAccountNumber = (accountNumber: string): string => `•••••${accountNumber.slice(-3)}`;
