import {
  address,
  changing,
  contactFields,
  email,
  flag,
  labelsOf,
  recordSeen,
  reference,
  requiredIn,
  text,
} from '@console/rules';
import * as z from 'zod/mini';
import { bothOrNeither, firstBankDetails } from './bankDetails.ts';

/** What a supplier is registered with (O§2). */
export const supplierCompany = z.object({
  name: text('Name', { required: requiredIn.operations }),
  vatRegistered: flag('VAT registered'),
  vatNumber: text('VAT number'),
});

/** Whom to write to (O§2). */
export const supplierCorrespondence = z.object({
  primaryContact: reference('Primary contact', 'people'),
  purchasesEmail: email('Purchases email'),
  remittanceEmail: email('Remittance email'),
});

const details = { ...supplierCompany.shape, ...supplierCorrespondence.shape };
const purchasesAddress = address('Purchases address');

/** The input of `createSupplier`: all that O§2 lists of a supplier. Bank details are proposed, and wait for approval. */
export const createSupplierInput = z
  .object({ ...details, trainer: reference('Trainer', 'trainers'), purchasesAddress, ...firstBankDetails })
  .check(...bothOrNeither);

const seen = recordSeen('Supplier', 'suppliers');

/** The input of `updateSupplier`. Bank details change by a request only. */
export const updateSupplierInput = z.object({ ...seen, ...changing({ ...details, purchasesAddress }) });

/** The part of {@link updateSupplierInput} that the form of the company sends. */
export const supplierCompanyInput = z.object({ ...seen, ...changing(supplierCompany.shape) });

/** The part of {@link updateSupplierInput} that the form of the correspondence sends. */
export const supplierCorrespondenceInput = z.object({ ...seen, ...changing(supplierCorrespondence.shape) });

/** The part of {@link updateSupplierInput} that the form of the address sends. */
export const supplierAddressInput = z.object(changing({ purchasesAddress }));

/** The labels of a supplier's details, where they are shown. */
export const supplierLabels = labelsOf(z.object(details));

/** The input of `createSupplierContact`: a person who works for a supplier. */
export const createSupplierContactInput = z.object(contactFields.shape);

/** The input of `updateSupplierContact`. */
export const updateSupplierContactInput = z.object({
  ...recordSeen('Contact', 'people'),
  ...changing(contactFields.shape),
});
