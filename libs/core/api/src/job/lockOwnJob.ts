import { forbiddenChange, type JobRow, type RecordInput, ruleFor, type Writing } from '@console/api-kit';
import { Job } from '../nodes.ts';

/** The rule of jobs: users have their own, and administrators all. */
export const ownOrAdministrators = ruleFor<JobRow, 'createdBy'>(
  'own, or administrators',
  ['createdBy'],
  (viewer, row) => viewer.isAdministrator || row.createdBy === viewer.userId,
);

/** Locks a job. @throws 403 when it is neither the viewer's own, nor is the viewer an administrator. */
export async function lockOwnJob(writing: Writing, input: RecordInput): Promise<JobRow> {
  const found = await writing.lock(Job, input);
  if (!ownOrAdministrators.allows(writing.viewer, found)) throw forbiddenChange();
  return found;
}
