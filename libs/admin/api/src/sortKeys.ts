import { renewSortKeys } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { customerQuote, emailLog, feedback, promptTemplate, suppressedAddress, workflow } from './tables.ts';

renewSortKeys(emailLog, [
  { key: emailLog.subjectSort, from: emailLog.subject },
  { key: emailLog.recipientsSort, text: sql`array_to_string(${emailLog.to}, ' ')`, from: emailLog.to },
]);

renewSortKeys(suppressedAddress, [{ key: suppressedAddress.addressSort, from: suppressedAddress.address }]);

renewSortKeys(feedback, [{ key: feedback.personNameSort, from: feedback.personName }]);

renewSortKeys(customerQuote, [{ key: customerQuote.personNameSort, from: customerQuote.personName }]);

renewSortKeys(workflow, [{ key: workflow.nameSort, from: workflow.name }]);

renewSortKeys(promptTemplate, [{ key: promptTemplate.nameSort, from: promptTemplate.name, isUnique: true }]);
