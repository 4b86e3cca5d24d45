import { renewSortKeys } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { emailLog, workflow } from './tables.ts';

renewSortKeys(emailLog, [
  { key: emailLog.subjectSort, from: emailLog.subject },
  { key: emailLog.recipientsSort, text: sql`array_to_string(${emailLog.to}, ' ')`, from: emailLog.to },
]);

renewSortKeys(workflow, [{ key: workflow.nameSort, from: workflow.name }]);
