import { previewEmailTemplateInput, sendTestEmailInput } from '@console/admin-contracts';
import {
  administrators,
  builder,
  implementNode,
  invalidInput,
  iriOf,
  mutationField,
  type RequestContext,
  type RowOf,
  ruleFor,
  staff,
  type Writing,
} from '@console/api-kit';
import { mailTargetOf, mailWanted } from '@console/core-api';
import { startOf } from '@console/format';
import { and, eq, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requireRoomToSend } from '../email/sendingLimits.ts';
import { EmailBuildContext, EmailPreview } from '../nodes.ts';
import { emailPreview } from '../tables.ts';
import { type Rendering, renderTemplate } from '../template-rendering/renderTemplate.ts';
import { sentenceOf, type TemplateProblem } from '../template-rendering/TemplateProblem.ts';
import { linkToPreview } from './emailPreviewFile.ts';
import { sampleDataOf } from './sampleDataOf.ts';
import { valuesOfRecord } from './valuesOfRecord.ts';

/** How long a preview is kept. Its frame asks for it at once. */
const KEPT_MS = 5 * 60_000;

export const TemplateProblemType = builder.objectRef<TemplateProblem>('TemplateProblem').implement({
  description: 'Why a template cannot be used, and where.',
  rule: staff,
  fields: (t) => ({
    field: t.exposeString('field', { description: '`subject` or `body`.' }),
    part: t.exposeString('part', { nullable: true, description: 'The part of a design: "Row 2, button 1".' }),
    line: t.exposeInt('line', { nullable: true, description: 'From 1.' }),
    column: t.exposeInt('column', { nullable: true, description: 'From 1.' }),
    message: t.exposeString('message'),
    sentence: t.string({ description: 'The message with its place.', resolve: sentenceOf }),
  }),
});

function pathOf(
  { id, html }: Pick<RowOf<typeof emailPreview>, 'id' | 'html'>,
  dark: boolean,
  context: RequestContext,
): string | null {
  return html === null ? null : linkToPreview({ preview: iriOf(EmailPreview, id), dark }, context).path;
}

/** Others read neither it nor its page. */
const itsWriter = ruleFor<RowOf<typeof emailPreview>, 'createdBy'>(
  'its writer',
  ['createdBy'],
  (viewer, { createdBy }) => viewer.isStaff && createdBy === viewer.userId,
);

implementNode(EmailPreview, {
  description:
    'A template that is filled in, for whoever writes it or sends it. It is kept for some minutes, for this person.',
  rule: itsWriter,
  // Whoever hears that somebody looks at a template learns nothing about it.
  hears: staff,
  fields: (t) => ({
    subject: t.exposeString('subject', { nullable: true, description: 'Null when there is a problem.' }),
    problems: t.expose('problems', { type: [TemplateProblemType] }),
    path: t.string({
      nullable: true,
      description: 'The signed address of the page, for a frame. Null when there is a problem.',
      columns: ['id', 'html'],
      resolve: (preview, _args, context) => pathOf(preview, false, context),
    }),
    darkPath: t.string({
      nullable: true,
      description: 'The same for the page as a mail program in the dark shows it.',
      columns: ['id', 'html'],
      resolve: (preview, _args, context) => pathOf(preview, true, context),
    }),
  }),
});

mutationField('previewEmailTemplate', {
  description:
    'Fills in a template that is being written, with a record, a kept context, or sample data. Nothing is sent.',
  rule: administrators,
  input: previewEmailTemplateInput,
  describe: { record: 'A record of the kind of the template: bookings/01J….' },
  changes: EmailPreview,
  write: preview,
});

mutationField('sendTestEmail', {
  description: 'Sends a template that is being written to one address, filled in as its preview is.',
  rule: administrators,
  input: sendTestEmailInput,
  changes: EmailPreview,
  write: async (writing, { to, ...written }) => {
    const made = await preview(writing, written);
    const { subject, html, problems } = made;
    const [problem] = problems;
    if (problem) throw invalidInput({ path: problem.field, message: sentenceOf(problem) });
    if (subject === null || html === null) throw new Error('A preview without problems has a page.');
    const content = { subject: startOf(`Test: ${subject}`, 255), html };
    await requireRoomToSend(writing, 1);
    await writing.announce(mailWanted, [{ to: [to], about: null, content }]);
    return made;
  },
});

type Written = z.output<typeof previewEmailTemplateInput>;

async function preview(
  writing: Writing,
  { type, target, subject, body, ...from }: Written,
): Promise<RowOf<typeof emailPreview>> {
  const values = await valuesFrom(writing, target, from);
  const content = { type, subject: subject ?? '', body: body ?? '' };
  return keepPreview(writing, renderTemplate(content, mailTargetOf(target).variables, values));
}

/** Keeps a mail for its writer's frame, and forgets the older ones. */
export async function keepPreview(
  writing: Writing,
  { mail, problems }: Rendering,
): Promise<RowOf<typeof emailPreview>> {
  const { createdBy, createdAt } = emailPreview;
  const old = new Date(writing.now.getTime() - KEPT_MS);
  await writing.removeParts(emailPreview, and(eq(createdBy, writing.viewer.userId), lt(createdAt, old)));
  return writing.insert(EmailPreview, { subject: mail?.subject, html: mail?.html, problems });
}

async function valuesFrom(
  writing: Writing,
  target: Written['target'],
  { record, buildContext }: Pick<Written, 'record' | 'buildContext'>,
) {
  if (record !== null) return (await valuesOfRecord(writing.tx, record, target)).values;
  if (buildContext === null) return sampleDataOf(writing.tx, target);
  const kept = await writing.refer(EmailBuildContext, buildContext, 'buildContext');
  if (kept.targetResource === target) return kept.data;
  throw invalidInput({ path: 'buildContext', message: 'This build context is about another kind of record.' });
}
