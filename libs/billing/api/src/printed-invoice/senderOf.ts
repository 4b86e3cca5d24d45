import { formatSortCode } from '@console/core-contracts';
import { addressLines } from '@console/format';
import { type LetterBlock, type LetterFact, type LetterLook, plainColor } from '@console/pdf';
import type { InvoiceToPrint } from './invoicesToPrint.ts';

type Sender = Pick<InvoiceToPrint, 'seller' | 'brand'>;

/** How a document of a seller looks: in the colour and name of the brand, if it has one. */
export function lookOf({ seller, brand }: Sender): Pick<LetterLook, 'color' | 'sender' | 'footer'> {
  return {
    color: brand?.primaryColor ?? plainColor,
    sender: brand?.name ?? seller.legalName ?? '',
    footer: [seller.legalName, brand?.email, brand?.phoneNumber, brand?.website].filter(Boolean).join(' · '),
  };
}

/** The seller's name, address and numbers. */
export function sellerBlock({ legalName, address, vatNumber, companyNumber }: Sender['seller']): LetterBlock {
  return {
    label: 'From',
    lines: [
      ...(legalName ? [legalName] : []),
      ...addressLines(address ?? {}),
      ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
      ...(companyNumber ? [`Company number ${companyNumber}`] : []),
    ],
  };
}

/** The seller's bank account. Null while it has none. */
export function paymentFacts(seller: Sender['seller'], reference: string): LetterFact[] | null {
  const { legalName, bankName, bankSortCode, bankAccountNumber } = seller;
  if (!bankSortCode || !bankAccountNumber) return null;
  return [
    { label: 'Pay to', value: legalName ?? '' },
    ...(bankName ? [{ label: 'Bank', value: bankName }] : []),
    { label: 'Sort code', value: formatSortCode(bankSortCode) },
    { label: 'Account number', value: bankAccountNumber },
    { label: 'Please quote', value: reference },
  ];
}
