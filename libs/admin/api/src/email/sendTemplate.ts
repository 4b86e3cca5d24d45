import type { Writing } from '@console/api-kit';
import { keptValues, mailTargetOf } from '@console/core-api';
import type { RoleCode, WorkflowTargetResource } from '@console/core-contracts';
import { desc, eq } from 'drizzle-orm';
import { Email } from '../nodes.ts';
import { emailTemplate, emailTemplateVersion } from '../tables.ts';
import { renderTemplate } from '../template-rendering/renderTemplate.ts';
import { queueLog } from './queueMail.ts';

/** A template for the people who have some parts in a record. */
interface TemplateToSend {
  /** The ULID of the template. */
  readonly template: string;
  readonly recipients: readonly RoleCode[];
  readonly resource: WorkflowTargetResource;
  /** The ULID of the record. */
  readonly target: string;
}

/**
 * Makes a mail of the newest version of a template, and puts it into the outbox. Refuses when nobody would get it, or when the template
 * cannot be filled in.
 *
 * @returns the addresses.
 */
export async function sendTemplate(
  writing: Writing,
  { template, recipients, resource, target }: TemplateToSend,
): Promise<readonly string[]> {
  const { tx } = writing;
  const { variables, values, recipients: read } = mailTargetOf(resource);
  const people = (await read(tx, target)).filter(({ role }) => recipients.includes(role));
  const to = [...new Set(people.map(({ email }) => email))];
  if (to.length === 0) writing.refuseIf('Nobody with one of these parts has an email address.');
  const [found] = await tx
    .select({ type: emailTemplate.type, version: emailTemplateVersion })
    .from(emailTemplateVersion)
    .innerJoin(emailTemplate, eq(emailTemplate.id, emailTemplateVersion.templateId))
    .where(eq(emailTemplateVersion.templateId, template))
    .orderBy(desc(emailTemplateVersion.number))
    .limit(1);
  if (!found) writing.refuseIf('This email template no longer exists.');
  const filled = await values(tx, target);
  if (!filled) writing.refuseIf('The record no longer exists.');
  const { type, version } = found;
  const body = version.body ?? JSON.stringify(version.design);
  const { mail, problems } = renderTemplate(
    { type, subject: version.subject, body },
    variables,
    keptValues(variables, filled),
  );
  if (!mail) writing.refuseIf(problems[0]?.message ?? 'The template cannot be filled in.');
  const email = await writing.insert(Email, {
    to,
    subject: mail.subject,
    html: mail.html,
    templateVersionId: version.id,
    targetResource: resource,
    targetId: target,
  });
  await queueLog(writing, email, to, template);
  return to;
}
