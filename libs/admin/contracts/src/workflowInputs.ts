import { roleCodes, workflowTargetResources } from '@console/core-contracts';
import {
  across,
  changing,
  hasWords,
  oneOf,
  recordSeen,
  reference,
  requiredIn,
  richText,
  someOf,
  text,
} from '@console/rules';
import * as z from 'zod/mini';
import { intervalRule, triggerDirections } from './workflowInterval.ts';
import { type WorkflowAction, whenPassedChoices, workflowActions } from './workflowTarget.ts';

const required = requiredIn.console;

/** The longest JSON of a condition. */
const LONGEST_CONDITION = 10_000;

/** What a version of a workflow consists of. Its kind of record never changes. */
const definition = {
  name: text('Name', { required }),
  timeTriggerProperty: text('Moment', { required, max: 50 }),
  /** ISO 8601. Empty for the moment itself. */
  timeTriggerInterval: intervalRule('Interval'),
  timeTriggerDirection: oneOf('Before or after', triggerDirections, { required }),
  whenPassed: oneOf('When its time has passed', whenPassedChoices.values, { required }),
  /** JSON of a condition. Empty when there is none. */
  condition: text('Condition', { max: LONGEST_CONDITION, multiline: true }),
  action: oneOf('Action', workflowActions.values, { required }),
  /** For sending: the template, and the parts in the record of those who get it. */
  template: reference('Template', 'email_templates'),
  recipients: someOf('Recipients', roleCodes.values),
  /** For a ticket. */
  subject: text('Subject'),
  /** For a ticket or a note. */
  body: richText('Text'),
  /** For a move: its name in the table of moves of the kind of record. */
  move: text('Move', { max: 50 }),
} as const;

interface Action {
  readonly action?: WorkflowAction | undefined;
  readonly template?: string | null | undefined;
  readonly recipients?: readonly string[] | undefined;
  readonly subject?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly move?: string | null | undefined;
}

/** The fields that each action needs, with their labels. */
export const fieldsOfAction: Readonly<Record<WorkflowAction, readonly (keyof Action)[]>> = {
  send_template: ['template', 'recipients'],
  create_ticket: ['subject', 'body'],
  add_note: ['body'],
  move_status: ['move'],
};

const labels: Readonly<Partial<Record<keyof Action, string>>> = {
  template: 'Template',
  recipients: 'Recipients',
  subject: 'Subject',
  body: 'Text',
  move: 'Move',
};

const whyMissing = (field: 'template' | 'recipients' | 'subject' | 'body' | 'move') =>
  across<Action, keyof Action>(['action', field], field, (given) => {
    if (!given.action || !fieldsOfAction[given.action].includes(field)) return null;
    const value = given[field];
    const isFilled =
      typeof value === 'string' ? (field === 'body' ? hasWords(value) : value !== '') : (value ?? []).length > 0;
    return isFilled ? null : required(labels[field] ?? '');
  });

const checks = [
  whyMissing('template'),
  whyMissing('recipients'),
  whyMissing('subject'),
  whyMissing('body'),
  whyMissing('move'),
] as const;

/** The input of `createWorkflow`. A new workflow is switched off. */
export const createWorkflowInput = z
  .object({
    targetResource: oneOf('Record', workflowTargetResources.values, { required }),
    ...definition,
  })
  .check(...checks);

/** The input of `updateWorkflow`. It names the action with the fields that the action needs. */
export const updateWorkflowInput = z
  .object({ ...recordSeen('Workflow', 'workflows'), ...changing(definition) })
  .check(...checks);

/** The input of `switchWorkflowOn` and `switchWorkflowOff`. */
export const switchWorkflowInput = z.object({ ...recordSeen('Workflow', 'workflows') });

/** The arguments of the preview of `updateWorkflow`. */
export const workflowChanges = z.object(changing(definition)).check(...checks);
