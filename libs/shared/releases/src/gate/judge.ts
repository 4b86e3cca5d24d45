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
 * The gate (architecture §3): what would be wrong after a release or a rollback, a sentence each. Only what changes is judged, and what
 * does not against what changes.
 *
 * @param operations of what is released or rolled back.
 * @param schema that answers them.
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

/** All kept releases share one list of ids: a text under another's id would be run by the other's screens too. */
function misnamed(operations: readonly KeptOperation[]): string[] {
  const wrong = operations.filter(({ id, text }) => createHash('sha256').update(text).digest('hex') !== id);
  return [...new Set(wrong.map(({ release }) => release))].map(
    (release) => `${release} lists operations under ids that are not theirs: \`npm run relay\` makes the list afresh.`,
  );
}
