import { createHash } from 'node:crypto';
import { type KeptOperation, unansweredOperations } from '@console/api-kit/operations';
import type { GraphQLSchema } from 'graphql';
import { claimsRule } from './claimsRule.ts';
import { exportsRule } from './exportsRule.ts';
import type { Change, Findings } from './Judgement.ts';
import { linksRule } from './linksRule.ts';
import { platformRule } from './platformRule.ts';
import { routesRule } from './routesRule.ts';
import { slotsRule } from './slotsRule.ts';

const rules = [platformRule, exportsRule, routesRule, claimsRule, linksRule, slotsRule];

/**
 * The gate: returns the faults after a release or a rollback, one sentence each. It reports only faults of the names
 * that change.
 *
 * @param operations the operations of the changed names.
 * @param schema the API's schema, which must answer them.
 */
export function judge(change: Change, operations: readonly KeptOperation[], schema: GraphQLSchema): Required<Findings> {
  const findings = rules.map((rule) => rule(change));
  const unanswered = unansweredOperations(schema, operations).map(
    ({ name, release, reason }) => `The API’s schema does not answer ${name} of ${release}: ${reason}`,
  );
  return {
    refusals: [...findings.flatMap(({ refusals }) => refusals), ...unanswered, ...misnamed(operations)],
    warnings: findings.flatMap(({ warnings = [] }) => warnings),
  };
}

/** All kept releases share one list of ids. If an operation had the id of another, screens of other releases would run it too. */
function misnamed(operations: readonly KeptOperation[]): string[] {
  const wrong = operations.filter(({ id, text }) => createHash('sha256').update(text).digest('hex') !== id);
  return [...new Set(wrong.map(({ release }) => release))].map(
    (release) => `${release} lists operations under wrong ids. Run \`npm run relay\`.`,
  );
}
