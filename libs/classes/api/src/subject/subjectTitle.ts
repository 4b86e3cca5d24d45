import { invalidInput } from '@console/api-kit';
import { sqlState, violatedConstraint } from '@console/api-kit/database';

/**
 * Writes a subject.
 *
 * @throws a violation of `title` when another subject has the title. Case and accents do not count.
 */
export async function withOwnTitle<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== '23505' || violatedConstraint(error) !== 'subject_title_key') throw error;
    throw invalidInput({ path: 'title', message: 'There is already a subject with this title' });
  }
}
