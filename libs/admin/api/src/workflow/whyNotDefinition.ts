import { readCondition, type WorkflowAction, workflowActions } from '@console/admin-contracts';
import type { Violation } from '@console/api-kit';
import { type WorkflowTarget, workflowTargetOf } from '@console/core-api';
import type { WorkflowTargetResource } from '@console/core-contracts';
import type { WorkflowActionInput } from '../tables.ts';
import { fieldsOf } from './targetFields.ts';

/** Returns what workflows can do with a kind of record. A mail can be sent about each of them. */
export function actionsOf({ createTicket, addNote, moves }: WorkflowTarget): WorkflowAction[] {
  const isPossible = { send_template: true, create_ticket: createTicket, add_note: addNote, move_status: moves };
  return workflowActions.values.filter((action) => isPossible[action]);
}

/** The parts of an input that depend on the kind of record. */
interface GivenDefinition {
  readonly targetResource: WorkflowTargetResource;
  readonly timeTriggerProperty: string;
  readonly condition: string | null;
  readonly action: WorkflowAction;
  readonly actionInput: WorkflowActionInput;
}

/** Returns what does not fit the kind of record. */
export function whyNotDefinition(given: GivenDefinition): Violation[] {
  const { targetResource, timeTriggerProperty, condition, action, actionInput } = given;
  const target = workflowTargetOf(targetResource);
  const whyNotCondition = condition === null ? null : readCondition(condition, fieldsOf(targetResource)).whyNot;
  const { move = '' } = actionInput;
  const whatIsWrong = [
    !Object.hasOwn(target.moments, timeTriggerProperty) && ['timeTriggerProperty', 'Moment must be valid'],
    whyNotCondition !== null && ['condition', whyNotCondition],
    !actionsOf(target).includes(action) && ['action', 'This record does not have this action.'],
    action === 'move_status' && !Object.hasOwn(target.moves ?? {}, move) && ['move', 'Move must be valid'],
  ];
  return whatIsWrong.flatMap((wrong) => (wrong ? [{ path: wrong[0] ?? '', message: wrong[1] ?? '' }] : []));
}
