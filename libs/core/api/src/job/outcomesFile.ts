import { type CsvColumn, csvOf, defineDownload, pagesOf, type RowOf, staff, ulidOf } from '@console/api-kit';
import { jobToDownload } from '@console/core-contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { Job } from '../nodes.ts';
import { job, jobOutcome } from '../tables.ts';

const ROWS_OF_A_PAGE = 500;

type Outcome = RowOf<typeof jobOutcome>;

const columns: readonly CsvColumn<Outcome>[] = [
  { title: 'Record', value: ({ name }) => name },
  { title: 'Result', value: ({ refusal }) => (refusal === null ? 'Done' : 'Refused') },
  { title: 'Reason', value: ({ refusal }) => refusal },
];

defineDownload('jobOutcomes', {
  description: "What became of each record of the viewer's job, as a CSV file.",
  rule: staff,
  input: jobToDownload,
  what: 'work',
  find: async (database, input, { userId }) => {
    const own = and(eq(job.id, ulidOf(Job.prefix, input.job) ?? ''), eq(job.createdBy, userId));
    const [found] = await database.select({ id: job.id }).from(job).where(own);
    return found ?? null;
  },
  file: (database, { id }) => ({
    name: 'Results.csv',
    type: 'text/csv; charset=utf-8',
    content: csvOf(
      columns,
      pagesOf(ROWS_OF_A_PAGE, (after?: Outcome) =>
        database
          .select()
          .from(jobOutcome)
          .where(and(eq(jobOutcome.jobId, id), gt(jobOutcome.position, after?.position ?? 0)))
          .orderBy(asc(jobOutcome.position))
          .limit(ROWS_OF_A_PAGE),
      ),
    ),
  }),
});
