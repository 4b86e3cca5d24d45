import { maskedAccountNumber, maskedSortCode } from '@console/purchasing-contracts';

/** Bank details as they are stored. */
export interface BankDetailsValues {
  readonly bankSortCode: string;
  readonly bankAccountNumber: string;
}

/** Returns bank details as the history keeps them: 'Sort code ••-••-56, account •••••678'. */
export const keptBankDetails = ({ bankSortCode, bankAccountNumber }: BankDetailsValues): string =>
  `Sort code ${maskedSortCode(bankSortCode)}, account ${maskedAccountNumber(bankAccountNumber)}`;
