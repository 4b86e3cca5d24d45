import { defineEnumeration, type ValueOf } from '@console/rules';

/** The kinds of records that a mail can be about. */
export const mailTargetResources = defineEnumeration({
  booking: 'Booking',
  booking_item: 'Booking item',
  customer: 'Customer',
  invoice: 'Invoice',
  purchase_order: 'Purchase order',
  ticket: 'Ticket',
  training_class: 'Class',
});
export type MailTargetResource = ValueOf<typeof mailTargetResources>;

/** Opens the dialog that sends an email, in the address of a record: `/customer/01J…#send-email`. */
export const sendEmailAnchor = 'send-email';
