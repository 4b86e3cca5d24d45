import { address, changing, flag, integer, labelsOf, oneOf, recordSeen, requiredIn, text, url } from '@console/rules';
import * as z from 'zod/mini';
import { organisationTypes } from './organisationType.ts';
import { paymentMethods } from './paymentMethod.ts';

const required = requiredIn.operations;

/** The longest payment term, in days. */
const longestTerm = 365;

const company = {
  name: text('Company name', { required }),
  type: oneOf('Organisation type', organisationTypes),
  website: url('Website'),
  registrationNumber: text('Registration number'),
  vatNumber: text('VAT number'),
};

const billing = {
  paymentTermDays: integer('Payment term days', { required, max: longestTerm }),
  preferredPaymentMethod: oneOf('Preferred payment method', paymentMethods),
  onlyTaxInvoiceBillable: flag('Only tax invoice billable'),
};

const billingAddress = address('Billing address');

/** The input of `createCustomer`: all that O§3 lists of a customer. */
export const createCustomerInput = z.object({ ...company, ...billing, billingAddress });

const seen = recordSeen('Customer', 'customers');

/** The input of `updateCustomer`. */
export const updateCustomerInput = z.object({ ...seen, ...changing({ ...company, ...billing, billingAddress }) });

/** The part of {@link updateCustomerInput} that the form of the company sends. */
export const customerCompanyInput = z.object({ ...seen, ...changing(company) });

/** The part of {@link updateCustomerInput} that the form of the billing details sends. */
export const customerBillingInput = z.object({ ...seen, ...changing(billing) });

/** The part of {@link updateCustomerInput} that the form of the billing address sends. */
export const customerAddressInput = z.object(changing({ billingAddress }));

/** The payment term of a new customer, in days. */
export const usualPaymentTermDays = 30;

/** The labels of a customer's details, where they are shown. */
export const customerLabels = labelsOf(z.object({ ...company, ...billing }));
