import { readKeptOperations, type UnansweredOperation, unansweredOperations } from '@console/api-kit/operations';
import type { Logger } from 'pino';
import { StartProblem } from '../StartProblem.ts';
import { schema } from '../schema.ts';

/**
 * Checks that the schema answers all operations of kept releases: open tabs still send them, and a release may be
 * rolled back. A server on an embedded database, which serves for trials and development, only logs a warning. Every
 * server only logs a warning about a damaged file, because that concerns a single remote.
 *
 * @throws StartProblem that names the first unanswered operation, or when the folder cannot be read.
 */
export function checkKeptOperations(releases: string, { embedded, log }: { embedded: boolean; log: Logger }): void {
  const unanswered = unansweredOperations(schema, keptOperations(releases, log));
  if (unanswered.length === 0) return;
  const sentence = sentenceOf(unanswered);
  if (!embedded) throw new StartProblem(sentence);
  log.warn({ operations: unanswered.map(({ release, name }) => `${release} ${name}`) }, sentence);
}

function keptOperations(releases: string, log: Logger) {
  try {
    return readKeptOperations(releases, ({ message }) => log.error({ error: message }, 'a kept release is damaged'));
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

function sentenceOf(unanswered: readonly UnansweredOperation[]): string {
  const [first] = unanswered;
  const others = unanswered.length > 1 ? `, and ${unanswered.length - 1} more` : '';
  return `The schema does not answer ${first?.name} of ${first?.release}, a release that is kept: ${first?.reason}${others}.`;
}
