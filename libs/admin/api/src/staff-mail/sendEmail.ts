import { previewEmailInput, sendEmailInput } from '@console/admin-contracts';
import { type DownloadFile, invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { type MailAbout, mailAttachmentsOf, mailSent } from '@console/core-api';
import { mailOfTemplate } from '../email/mailOfTemplate.ts';
import { requireRoomToSend } from '../email/sendingLimits.ts';
import { type AttachedFile, sendTemplate } from '../email/sendTemplate.ts';
import { keepPreview } from '../email-preview/EmailPreview.ts';
import { Email, EmailPreview, EmailTemplate } from '../nodes.ts';
import { recordOfMail } from './recordOfMail.ts';

/** Mail servers often refuse more than 25 MB, and the text of a file in a mail is a third longer than the file. */
const MOST_BYTES = 10_000_000;

mutationField('sendEmail', {
  description: 'Sends a template about a record to these addresses. Those of several customers do not see each other.',
  rule: staff,
  input: sendEmailInput,
  describe: {
    record: 'A record of the kind of the template: bookings/01J….',
    attachments: 'The names of the files, as `mailDraft` offers them.',
  },
  changes: Email,
  write: async (writing, { record, template, to, attachments }) => {
    const about = recordOfMail(record);
    const { id } = await templateAbout(writing, template, about);
    const addresses = to.map(String);
    await requireRoomToSend(writing, addresses.length);
    await writing.announce(mailSent, { about, to: addresses });
    const files = await filesOf(writing, about, attachments);
    return sendTemplate(writing, { template: id, about, to: addresses, files });
  },
});

mutationField('previewEmail', {
  description: 'Fills in a template with a record, as `sendEmail` does. Nothing is sent.',
  rule: staff,
  input: previewEmailInput,
  describe: { record: 'A record of the kind of the template: bookings/01J….' },
  changes: EmailPreview,
  write: async (writing, { record, template }) => {
    const about = recordOfMail(record);
    const { id } = await templateAbout(writing, template, about);
    const filled = await mailOfTemplate(writing.tx, id, about);
    if (typeof filled !== 'string') return keepPreview(writing, filled);
    return writing.refuseIf(filled);
  },
});

async function templateAbout(writing: Writing, iri: string, { resource }: MailAbout) {
  const template = await writing.refer(EmailTemplate, iri, 'template');
  if (template.targetResource === resource) return template;
  throw invalidInput({ path: 'template', message: 'This template is about another kind of record.' });
}

async function filesOf(writing: Writing, { resource, id }: MailAbout, names: readonly string[]) {
  const declared = mailAttachmentsOf(resource);
  const files: AttachedFile[] = [];
  for (const name of new Set(names)) {
    const attachment = declared.get(name);
    if (!attachment) throw invalidInput({ path: 'attachments', message: 'Such a record has no file of this name.' });
    const file = await attachment.file(writing.tx, id, writing.now);
    if (!file) writing.refuseIf('The record no longer exists.');
    files.push({ name: file.name, type: file.type, bytes: await bytesOf(file) });
  }
  const sum = files.reduce((bytes, file) => bytes + file.bytes.length, 0);
  writing.refuseIf(sum > MOST_BYTES ? 'The files are larger than 10 MB together. Attach fewer of them.' : null);
  return files;
}

async function bytesOf({ content }: DownloadFile): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
