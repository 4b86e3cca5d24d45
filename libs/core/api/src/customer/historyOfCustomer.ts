import { organisationTypes, paymentMethods } from '@console/core-contracts';
import { keepsHistory, kept } from '../history/History.ts';
import { Customer } from '../nodes.ts';

keepsHistory(Customer, {
  entity: 'customer',
  fields: {
    name: kept.text('Name'),
    type: kept.choice('Type', organisationTypes.labels),
    registrationNumber: kept.text('Registration number'),
    vatNumber: kept.text('VAT number'),
    website: kept.text('Website'),
    paymentTermDays: kept.text('Payment term in days'),
    onlyTaxInvoiceBillable: kept.flag('Only tax invoice billable'),
    preferredPaymentMethod: kept.choice('Preferred payment method', paymentMethods.labels),
  },
  parts: { billingAddress: kept.lines('Billing address'), contacts: kept.lines('Contact') },
});
