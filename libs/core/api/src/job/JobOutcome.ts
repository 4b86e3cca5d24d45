import { defineRecord, signedIn } from '@console/api-kit';
import { jobOutcome } from '../tables.ts';

/** What became of one record of a job. It is reached only through its job. */
export const JobOutcome = defineRecord('JobOutcome', jobOutcome, {
  description: 'What became of one record of a job.',
  rule: signedIn,
  fields: (t) => ({
    record: t.exposeID('record', { description: 'The id of the record: invoices/01J….' }),
    name: t.exposeString('name', { description: "The record's name at that time." }),
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why nothing was done. Null when it was.' }),
  }),
});
