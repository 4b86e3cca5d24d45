import type { RowOf, Writing } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import { type MailAbout, mailTargetOf } from '@console/core-api';
import type { RoleCode } from '@console/core-contracts';
import { joinList } from '@console/format';
import { Email } from '../nodes.ts';
import { type email, emailAttachment } from '../tables.ts';
import type { RenderedMail } from '../template-rendering/renderTemplate.ts';
import { sentenceOf } from '../template-rendering/TemplateProblem.ts';
import { mailOfTemplate } from './mailOfTemplate.ts';
import { distinct, queueLogs } from './queueMail.ts';
import { floodedBy } from './sendingLimits.ts';

/** A file that goes with a mail. */
export type AttachedFile = Pick<typeof emailAttachment.$inferInsert, 'name' | 'type' | 'bytes'>;

interface TemplateToSend {
  /** The ULID of the template. */
  readonly template: string;
  readonly about: MailAbout;
  readonly to: readonly string[];
  readonly files?: readonly AttachedFile[];
}

/**
 * Makes a mail of the newest version of a template, and puts it into the outbox. People of several customers get a log each, so that
 * nobody sees the address of another one. A template that says something else to each recipient makes a mail for each. Refuses when the template cannot be filled in.
 */
export async function sendTemplate(
  writing: Writing,
  { template, about, to, files = [] }: TemplateToSend,
): Promise<RowOf<typeof email>> {
  const [first = '', ...others] = distinct(to);
  const mail = await filledFor(writing, first, { template, about });
  if (!mail.isPersonal) return queueFilled(writing, mail, { template, about, to: [first, ...others], files });
  const made = await queueFilled(writing, mail, { template, about, to: [first], files });
  for (const address of others) {
    const own = await filledFor(writing, address, { template, about });
    await queueFilled(writing, own, { template, about, to: [address], files });
  }
  return made;
}

interface FilledMail extends RenderedMail {
  /** The ULID of the version of the template. */
  readonly version: string;
  readonly isPersonal: boolean;
}

async function filledFor(
  writing: Writing,
  email: string,
  { template, about }: Pick<TemplateToSend, 'template' | 'about'>,
): Promise<FilledMail> {
  const filled = await mailOfTemplate(writing.tx, template, about, { email, now: writing.now });
  if (typeof filled === 'string') writing.refuseIf(filled);
  const { version, isPersonal, mail, problems } = filled;
  if (!mail) writing.refuseIf(problems[0] ? sentenceOf(problems[0]) : 'The template cannot be filled in.');
  return { version, isPersonal, ...mail };
}

async function queueFilled(
  writing: Writing,
  { subject, html, version: templateVersionId }: FilledMail,
  { template, about, to, files = [] }: TemplateToSend,
): Promise<RowOf<typeof email>> {
  const made = await writing.insert(Email, {
    ...{ to: [...to], subject, html, templateVersionId },
    targetResource: about.resource,
    targetId: about.id,
  });
  await writing.insertParts(
    emailAttachment,
    files.map((file, index) => ({ id: newId(), emailId: made.id, position: index + 1, ...file })),
  );
  await queueLogs(writing, made, to, template);
  return made;
}

interface SentToRoles {
  readonly to: readonly string[];
  /** Those who get no more emails of this workflow today. */
  readonly leftOut: readonly string[];
}

/**
 * Sends a template of a workflow to the people who have some parts in a record. Refuses when all of them got too many emails today.
 *
 * @returns null when nobody with these parts has an address.
 */
export async function sendTemplateToRoles(
  writing: Writing,
  { roles, ...sent }: Omit<TemplateToSend, 'to'> & { readonly roles: readonly RoleCode[] },
): Promise<SentToRoles | null> {
  const { resource, id } = sent.about;
  const people = await mailTargetOf(resource).recipients(writing.tx, id);
  const all = distinct(people.filter(({ role }) => roles.includes(role)).map(({ email }) => email));
  if (all.length === 0) return null;
  const leftOut = await floodedBy(writing.tx, writing.viewer.userId, all, writing.now);
  const to = all.filter((address) => !leftOut.includes(address));
  if (to.length === 0) writing.refuseIf(`${joinList(leftOut)} got too many emails of this workflow today.`);
  await sendTemplate(writing, { ...sent, to });
  return { to, leftOut };
}
