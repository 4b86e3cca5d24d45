import type { Queries } from '@console/api-kit/database';
import { keptValues, type MailAbout, mailTargetOf } from '@console/core-api';
import { desc, eq } from 'drizzle-orm';
import { emailTemplate, emailTemplateVersion } from '../tables.ts';
import { type Rendering, renderTemplate } from '../template-rendering/renderTemplate.ts';

/** A template that is filled in with a record. */
export interface FilledTemplate extends Rendering {
  /** The ULID of the version that was used: the newest one. */
  readonly version: string;
  /** Whether it says something else to each recipient. */
  readonly isPersonal: boolean;
}

/** Whom a mail is for, and when it is written. */
export interface MailReader {
  readonly email: string;
  readonly now: Date;
}

/**
 * Fills in a template with a record. Previews and mails come from here.
 *
 * @param template the ULID of the template.
 * @param reader the recipient. Without one, values that differ by recipient are null.
 * @returns a sentence when the template or the record no longer exists.
 */
export async function mailOfTemplate(
  queries: Queries,
  template: string,
  about: MailAbout,
  reader?: MailReader,
): Promise<FilledTemplate | string> {
  const [found] = await queries
    .select({ type: emailTemplate.type, version: emailTemplateVersion })
    .from(emailTemplateVersion)
    .innerJoin(emailTemplate, eq(emailTemplate.id, emailTemplateVersion.templateId))
    .where(eq(emailTemplateVersion.templateId, template))
    .orderBy(desc(emailTemplateVersion.number))
    .limit(1);
  if (!found) return 'This email template no longer exists.';
  const { variables, values, personal } = mailTargetOf(about.resource);
  const filled = await values(queries, about.id);
  if (!filled) return 'The record no longer exists.';
  const { type, version } = found;
  const body = version.body ?? JSON.stringify(version.design);
  const content = { type, subject: version.subject, body };
  const own = reader && personal ? await personal(queries, about.id, reader.email, reader.now) : {};
  const isPersonal = Object.keys(own).some((name) => `${version.subject} ${body}`.includes(name));
  return {
    ...{ version: version.id, isPersonal },
    ...renderTemplate(content, variables, keptValues(variables, { ...filled, ...own })),
  };
}
