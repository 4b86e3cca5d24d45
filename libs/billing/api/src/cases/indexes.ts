import type { IndexCase } from '@console/api-kit/testing';

/** The statements of this domain that need an index although no list declares them. */
export const indexes: readonly IndexCase[] = [
  {
    table: 'invoice',
    where: `to_be_refunded > 0 AND document_date < '2099-01-01'`,
    order: 'document_date DESC, id DESC',
  },
  { table: 'invoice', where: `owed > 0 AND document_date < '2026-10-20'`, order: 'document_date DESC, id DESC' },
  {
    table: 'invoice',
    where: `(document_number::text COLLATE "C") >= '104' AND (document_number::text COLLATE "C") < '105'`,
    order: `(document_number::text COLLATE "C"), id`,
  },
];
