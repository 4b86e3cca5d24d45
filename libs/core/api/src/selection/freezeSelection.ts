import {
  invalidInput,
  keepSelection,
  mutationField,
  nodeOfIri,
  parseIri,
  type Selected,
  selectMatching,
  staff,
  type Writing,
} from '@console/api-kit';
import { freezeSelectionInput } from '@console/core-contracts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { lockOwnJob } from '../job/lockOwnJob.ts';
import { FrozenSelection } from '../nodes.ts';
import { jobOutcome } from '../tables.ts';

mutationField('freezeSelection', {
  description:
    'Keeps which records match a filter now, for a day: records that match later are not among them. Bulk actions and files take the selection as `frozen`. Instead of a filter it takes ids of one type, or a job whose refused records are tried again.',
  rule: staff,
  input: freezeSelectionInput,
  describe: { filter: 'What the field `filter` of a list answers.', refusedBy: 'The id of a job.' },
  changes: FrozenSelection,
  write: async (writing, { filter, ids, refusedBy }, { context, schema }) => {
    const named = [filter, ids[0], refusedBy].filter((one) => one != null);
    if (named.length !== 1) throw invalidInput({ path: 'filter', message: 'Name one of filter, ids and refusedBy.' });
    if (filter !== null) return keepSelection(writing, await selectMatching(writing, filter, context, schema));
    return keepSelection(writing, recordsOf(refusedBy === null ? ids : await refusedIn(writing, refusedBy)));
  },
});

/** @throws a violation when the ids are of several types, or of none. */
function recordsOf(ids: readonly string[]): Selected {
  const records = ids.map((id) => ({ type: nodeOfIri(id), ulid: parseIri(id)?.ulid ?? '' }));
  const type = records[0]?.type;
  if (!type || records.some((record) => record.type !== type)) {
    throw invalidInput({ path: 'ids', message: 'ids must be those of records of one type.' });
  }
  return { type, ulids: records.map(({ ulid }) => ulid) };
}

async function refusedIn(writing: Writing, job: string): Promise<string[]> {
  const { id } = await lockOwnJob(writing, { id: job });
  const rows = await writing.tx
    .select({ record: jobOutcome.record })
    .from(jobOutcome)
    .where(and(eq(jobOutcome.jobId, id), isNotNull(jobOutcome.refusal)))
    .orderBy(asc(jobOutcome.position));
  writing.refuseIf(rows.length === 0 ? 'No record was refused.' : null);
  return rows.map(({ record }) => record);
}
