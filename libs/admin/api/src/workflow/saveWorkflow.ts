import {
  type Condition,
  createWorkflowInput,
  fieldsOfAction,
  readCondition,
  updateWorkflowInput,
} from '@console/admin-contracts';
import { administrators, invalidInput, mutationField, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import type { WorkflowTargetResource } from '@console/core-contracts';
import { and, eq, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { EmailTemplate, Workflow } from '../nodes.ts';
import { type WorkflowActionInput, type WorkflowDefinition, workflow, workflowVersion } from '../tables.ts';
import { planInSlices } from './planInSlices.ts';
import { fieldsOf } from './targetFields.ts';
import { whyNotDefinition } from './whyNotDefinition.ts';

type WorkflowRow = RowOf<typeof workflow>;

mutationField('createWorkflow', {
  description: 'Makes a workflow, switched off. Switching it on makes its jobs.',
  rule: administrators,
  input: createWorkflowInput,
  describe: { condition: 'JSON. Its fields are those of the kind of record.', timeTriggerInterval: 'ISO 8601' },
  changes: Workflow,
  write: async (writing, { name, targetResource, ...given }) => {
    const definition = definitionOf(targetResource, given);
    await requireOtherName(writing, name, null);
    await keepTemplate(writing, given.template, targetResource);
    const made = await writing.insert(Workflow, { name, targetResource, ...definition });
    await keepVersion(writing, made);
    return made;
  },
});

mutationField('updateWorkflow', {
  description:
    'Changes a workflow: it gets a new version. A job makes, moves and cancels its jobs, if it is switched on.',
  rule: administrators,
  input: updateWorkflowInput,
  changes: Workflow,
  write: async (writing, { id, version, ...given }) => {
    const row = await writing.lock(Workflow, { id, version });
    await keepTemplate(writing, given.template ?? null, row.targetResource);
    const changes = changesOf(row, given);
    await requireOtherName(writing, changes.name, row.id);
    const changed = await writing.update(Workflow, row, { ...changes, revision: row.revision + 1 });
    await keepVersion(writing, changed);
    await planInSlices(writing, changed);
    return changed;
  },
});

type Given = Omit<z.output<typeof updateWorkflowInput>, 'id' | 'version'>;

/** Returns a workflow with the changes of an input, for the write and for its preview. */
export function changesOf(
  row: WorkflowRow,
  { name = row.name, ...given }: Given,
): WorkflowDefinition & { name: string } {
  const action = given.action ?? row.action;
  const known = {
    ...row.actionInput,
    ...(row.actionInput.template && { template: `email_templates/${row.actionInput.template}` }),
  };
  const definition = definitionOf(row.targetResource, {
    ...{ timeTriggerProperty: row.timeTriggerProperty, timeTriggerDirection: row.timeTriggerDirection },
    ...{ timeTriggerInterval: row.timeTriggerInterval, whenPassed: row.whenPassed },
    condition: row.condition && JSON.stringify(row.condition),
    ...known,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    action,
  });
  return { name, ...definition };
}

interface GivenDefinition
  extends Omit<WorkflowDefinition, 'condition' | 'actionInput' | 'timeTriggerInterval'>,
    Partial<{ readonly [Part in keyof WorkflowActionInput]: WorkflowActionInput[Part] | null }> {
  readonly condition: string | null;
  readonly timeTriggerInterval: string | null;
}

/** @throws violations when it does not fit the kind of record. */
function definitionOf(targetResource: WorkflowTargetResource, given: GivenDefinition): WorkflowDefinition {
  const { condition: json, action, timeTriggerProperty, timeTriggerDirection, whenPassed } = given;
  const needed = fieldsOfAction[action];
  const parts = {
    template: given.template ? ulidOf(EmailTemplate.prefix, given.template) : null,
    ...{ recipients: given.recipients, subject: given.subject, body: given.body, move: given.move },
  };
  const kept = Object.entries(parts).filter(([part, value]) => needed.some((one) => one === part) && value != null);
  const actionInput: WorkflowActionInput = Object.fromEntries(kept);
  const [first, ...others] = whyNotDefinition({
    targetResource,
    timeTriggerProperty,
    condition: json,
    action,
    actionInput,
  });
  if (first) throw invalidInput(first, ...others);
  const condition: Condition | null = json === null ? null : readCondition(json, fieldsOf(targetResource)).condition;
  const timeTriggerInterval = given.timeTriggerInterval ?? '';
  return {
    ...{ condition, action, actionInput, timeTriggerProperty },
    timeTriggerInterval,
    timeTriggerDirection,
    whenPassed,
  };
}

/** Staff tell workflows apart by their names. @throws a violation when another workflow has the name. */
async function requireOtherName({ tx }: Writing, name: string, own: string | null): Promise<void> {
  const isOther = own === null ? undefined : ne(workflow.id, own);
  const [other] = await tx
    .select({ id: workflow.id })
    .from(workflow)
    .where(and(eq(workflow.name, name), isOther));
  if (other) throw invalidInput({ path: 'name', message: 'Another workflow has this name.' });
}

/** A template is written for one kind of record. @throws a violation when that is another one. */
async function keepTemplate(writing: Writing, template: string | null, of: WorkflowTargetResource): Promise<void> {
  if (template === null) return;
  const { targetResource } = await writing.refer(EmailTemplate, template, 'template');
  if (targetResource === of) return;
  throw invalidInput({ path: 'template', message: 'This template is written for another kind of record.' });
}

/** A job that was made by a version runs by it, whatever is saved later. */
async function keepVersion(writing: Writing, row: WorkflowRow): Promise<void> {
  const { condition, action, actionInput, timeTriggerProperty, timeTriggerInterval, timeTriggerDirection, whenPassed } =
    row;
  const definition = {
    ...{ condition, action, actionInput, timeTriggerProperty },
    ...{ timeTriggerInterval, timeTriggerDirection, whenPassed },
  };
  const author = { createdBy: writing.viewer.userId, updatedBy: writing.viewer.userId };
  await writing.insertParts(workflowVersion, [
    { id: newId(), workflowId: row.id, number: row.revision, definition, ...author },
  ]);
}
