import { mailTargetResources } from '@console/core-contracts';
import { changing, email, labelsOf, oneOf, recordSeen, reference, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';
import { emailTemplateTypes } from './emailTemplate.ts';

const required = requiredIn.console;

/** The most characters of a body: HTML, or the JSON of a design. */
export const longestBody = 400_000;

const type = oneOf('Type', emailTemplateTypes.values, { required });
const target = oneOf('Target', mailTargetResources.values, { required });

const content = {
  name: text('Name', { required }),
  subject: text('Subject', { required }),
  body: text('Body', { required, multiline: true, max: longestBody }),
};

/** The input of `createEmailTemplate`. Type and target stay as they are: the body is written for them. */
export const createEmailTemplateInput = z.object({
  name: content.name,
  type,
  target,
  subject: content.subject,
  body: content.body,
});

const seen = recordSeen('Email template', 'email_templates');

/** The input of `updateEmailTemplate`. */
export const updateEmailTemplateInput = z.object({ ...seen, ...changing(content) });

/** The input of `deleteEmailTemplate`. */
export const deleteEmailTemplateInput = z.object(seen);

/** A template that is being written, and the values that fill it in: those of a record, of a kept context, or sample data. */
const written = {
  type,
  target,
  subject: text('Subject', { max: 2_000 }),
  body: text('Body', { multiline: true, max: longestBody }),
  record: reference('Record', '[a-z_]+'),
  buildContext: reference('Build context', 'email_build_contexts'),
};

/** The input of `previewEmailTemplate`. */
export const previewEmailTemplateInput = z.object(written);

/** The input of `sendTestEmail`. */
export const sendTestEmailInput = z.object({ ...written, to: email('Email', { required }) });

/** The input of `createEmailBuildContext`. */
export const createEmailBuildContextInput = z.object({
  template: reference('Email template', 'email_templates', { required }),
  record: reference('Record', '[a-z_]+', { required }),
});

/** The input of `updateEmailSampleData`. Without data the examples of the variables are used. */
export const updateEmailSampleDataInput = z.object({
  ...recordSeen('Sample data', 'email_sample_data'),
  ...changing({ data: text('Sample data', { multiline: true, max: 100_000 }) }),
});

/** The input of the download `emailPreview`. */
export const previewToShow = z.object({ preview: reference('Preview', 'email_previews', { required }) });

/** The labels of a template's fields, where they are shown. */
export const emailTemplateLabels = labelsOf(createEmailTemplateInput);
