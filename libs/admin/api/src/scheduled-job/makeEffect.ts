import type { RowOf, Writing } from '@console/api-kit';
import { workflowTargetOf } from '@console/core-api';
import { joinList } from '@console/format';
import { sendTemplateToRoles } from '../email/sendTemplate.ts';
import type { workflow } from '../tables.ts';
import type { TakenJob } from './statements.ts';

/** What a job has done, as a sentence. It is skipped when there was nobody for whom to do it. */
interface Effect {
  readonly status: 'completed' | 'skipped';
  readonly message: string;
}

const done = (message: string): Effect => ({ status: 'completed', message });

/** Does what a workflow is for. A refusal ends the job, with its sentence. */
export async function makeEffect(
  writing: Writing,
  { action, actionInput, targetResource }: Pick<RowOf<typeof workflow>, 'action' | 'actionInput' | 'targetResource'>,
  { targetId }: TakenJob,
): Promise<Effect> {
  const target = workflowTargetOf(targetResource);
  const { subject = '', body = '', move: name = '' } = actionInput;
  switch (action) {
    case 'add_note':
      await target.addNote?.(writing, targetId, body);
      return done('A note was added.');
    case 'create_ticket':
      await target.createTicket?.(writing, targetId, { subject, body });
      return done('A ticket was created.');
    case 'move_status': {
      const move = target.moves?.[name] ?? writing.refuseIf(`There is no move “${name}” any more.`);
      await move.make(writing, targetId);
      return done(`${move.label}: done.`);
    }
    case 'send_template': {
      const { template = '', recipients = [] } = actionInput;
      const about = { resource: targetResource, id: targetId };
      const sent = await sendTemplateToRoles(writing, { template, roles: recipients, about });
      if (!sent) return { status: 'skipped', message: 'Skipped: nobody with one of these parts has an email address.' };
      const { to, leftOut } = sent;
      const others = leftOut.length === 0 ? '' : ` ${joinList(leftOut)} got too many emails of this workflow today.`;
      return done(`A mail to ${namesOf(to)} is in the outbox.${others}`);
    }
  }
}

/** The addresses that a message names. A class has many. */
const MOST_NAMED = 3;

const namesOf = (to: readonly string[]): string =>
  joinList(to.length <= MOST_NAMED ? to : [...to.slice(0, MOST_NAMED - 1), `${to.length - MOST_NAMED + 1} others`]);
