import {
  address,
  changing,
  flag,
  integer,
  labelsOf,
  oneOf,
  recordSeen,
  reference,
  requiredIn,
  text,
  url,
} from '@console/rules';
import * as z from 'zod/mini';
import { organisationTypes } from './organisationType.ts';
import { paymentMethods } from './paymentMethod.ts';

const required = requiredIn.operations;

/** The longest payment term, in days. */
const longestTerm = 365;

/** What an organisation is registered with (O§3). */
export const customerCompany = z.object({
  name: text('Company name', { required }),
  type: oneOf('Organisation type', organisationTypes.values),
  website: url('Website'),
  registrationNumber: text('Registration number'),
  vatNumber: text('VAT number'),
});

/** How a customer pays (O§3). */
export const customerBilling = z.object({
  paymentTermDays: integer('Payment term days', { required, max: longestTerm }),
  preferredPaymentMethod: oneOf('Preferred payment method', paymentMethods.values),
  onlyTaxInvoiceBillable: flag('Only tax invoice billable'),
});

const details = { ...customerCompany.shape, ...customerBilling.shape };
const billingAddress = address('Billing address');

/** The input of `createCustomer`: all that O§3 lists of a customer. */
export const createCustomerInput = z.object({ ...details, billingAddress });

const seen = recordSeen('Customer', 'customers');

const line = z.nullable(z.string());

/** The lines of a stored address. An old one may lack what an input requires. */
const storedAddress = z.object({
  address1: line,
  address2: line,
  address3: line,
  address4: line,
  city: line,
  region: line,
  postcode: line,
  country: line,
});
export type StoredAddress = z.output<typeof storedAddress>;

const correctCopies = flag('Give these the new address too');

/**
 * The input of `updateCustomer`. With `correctCopies` a new billing address also goes to the open bookings and draft invoices
 * that have exactly the old one.
 */
export const updateCustomerInput = z.object({ ...seen, ...changing({ ...details, billingAddress, correctCopies }) });

/** The part of {@link updateCustomerInput} that the form of the company sends. */
export const customerCompanyInput = z.object({ ...seen, ...changing(customerCompany.shape) });

/** The part of {@link updateCustomerInput} that the form of the billing details sends. */
export const customerBillingInput = z.object({ ...seen, ...changing(customerBilling.shape) });

/** The part of {@link updateCustomerInput} that the form of the billing address sends. */
export const customerAddressInput = z.object(changing({ billingAddress, correctCopies }));

/** The input of the jobs that copy the new name of a customer. */
export const renamedCustomerInput = z.object({ customer: reference('Customer', 'customers', { required }) });

/** The input of the jobs that give records the new address of their customer. `from` is the old one, as it was stored. */
export const readdressedCustomerInput = z.object({
  customer: reference('Customer', 'customers', { required }),
  from: storedAddress,
});

/** The payment term of a new customer, in days. */
export const usualPaymentTermDays = 30;

/** The labels of a customer's details, where they are shown. */
export const customerLabels = labelsOf(z.object(details));
