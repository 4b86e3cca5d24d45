import { defineEnumeration, type ValueOf } from '@console/rules';

/** The kinds of records that a workflow can watch, letter for letter (C§3). */
export const workflowTargetResources = defineEnumeration({
  booking: 'Booking',
  booking_item: 'Booking item',
  invoice: 'Invoice',
  purchase_order: 'Purchase order',
  training_class: 'Class',
});
export type WorkflowTargetResource = ValueOf<typeof workflowTargetResources>;

/** The kinds of fields that the condition of a workflow can ask about. */
export const workflowFieldKinds = ['choice', 'text', 'number', 'money', 'day', 'flag'] as const;
export type WorkflowFieldKind = (typeof workflowFieldKinds)[number];
