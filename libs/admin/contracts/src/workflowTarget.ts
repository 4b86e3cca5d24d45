import { defineEnumeration, type ValueOf } from '@console/rules';

/** What a workflow does. */
export const workflowActions = defineEnumeration({
  send_template: 'Send an email template',
  create_ticket: 'Create a ticket',
  add_note: 'Add a note',
  move_status: 'Move the status',
});
export type WorkflowAction = ValueOf<typeof workflowActions>;

/** What becomes of a job whose time has passed when it is made, or that could not run in time. */
export const whenPassedChoices = defineEnumeration({ run: 'Run it now', skip: 'Skip it' });
export type WhenPassed = ValueOf<typeof whenPassedChoices>;
