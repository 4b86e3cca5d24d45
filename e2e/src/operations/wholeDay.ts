import { step } from '../day/Day.ts';
import { releaseAddress, resendEmail, seeMail } from './mails.ts';
import type { OperationsDay } from './OperationsDay.ts';
import { changeBlocks, previewTemplate, seeSampleData, testTemplate, writeTemplate } from './templates.ts';
import { makeWorkflow, postponeClass, runAgain, runTooEarly } from './workflow.ts';

/** A day of operations: from a new template to a mail that both of its recipients have. */
export async function operationsDay(day: OperationsDay): Promise<void> {
  await step('writes a template', () => writeTemplate(day));
  await step('sends a test of it', () => testTemplate(day));
  await step('previews it with a booking', () => previewTemplate(day));
  await step('changes a template of blocks', () => changeBlocks(day));
  await step('looks at the sample data', () => seeSampleData(day));
  await step('makes a workflow', () => makeWorkflow(day));
  await step('runs its job too early', () => runTooEarly(day));
  await step('postpones the class', () => postponeClass(day));
  await step('runs the job again', () => runAgain(day));
  await step('sees the mail', () => seeMail(day));
  await step('releases the refused address', () => releaseAddress(day));
  await step('resends the email', () => resendEmail(day));
}
