import type { EmailTemplateType } from '@console/admin-contracts';
import { invalidInput, type Writing } from '@console/api-kit';
import { mailTargetOf } from '@console/core-api';
import type { MailTargetResource } from '@console/core-contracts';
import { EmailTemplateVersion } from '../nodes.ts';
import { checkTemplate } from '../template-rendering/renderTemplate.ts';
import { sentenceOf } from '../template-rendering/TemplateProblem.ts';

/** What a version of a template says. */
export interface VersionContent {
  readonly type: EmailTemplateType;
  readonly target: MailTargetResource;
  readonly subject: string;
  readonly body: string;
}

/** Adds a version to a template. @throws a violation for each problem of its content. */
export async function addVersion(
  writing: Writing,
  templateId: string,
  number: number,
  { type, target, subject, body }: VersionContent,
): Promise<void> {
  const [first, ...others] = checkTemplate({ type, subject, body }, mailTargetOf(target).variables).map((problem) => ({
    path: problem.field,
    message: sentenceOf(problem),
  }));
  if (first) throw invalidInput(first, ...others);
  const content = type === 'html' ? { body } : { design: JSON.parse(body) as unknown };
  await writing.insert(EmailTemplateVersion, { templateId, number, subject, ...content });
}
