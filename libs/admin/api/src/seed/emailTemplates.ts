import { insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { emailTemplate, emailTemplateVersion } from '../tables.ts';

interface SampleTemplate {
  name: string;
  targetResource: (typeof emailTemplate.$inferInsert)['targetResource'];
  subject: string;
  body: string;
}

const SAMPLES = {
  confirmation: {
    name: 'Booking confirmation',
    targetResource: 'booking',
    subject: 'Your booking {{ reference }}: {{ title }}',
    body: '<p>Thank you for your booking {{ reference }}. The dates and the places are held for you.</p>',
  },
  joining: {
    name: 'Joining instructions',
    targetResource: 'training_class',
    subject: 'Joining instructions for {{ title }}',
    body: '<p>Here is all you need for the day: when we start, where to go, and what to bring.</p>\n<ul>{% for session in sessions %}<li>{{ session.startsAt | date }} {{ session.venue }}</li>{% endfor %}</ul>',
  },
  feedback: {
    name: 'Feedback request',
    targetResource: 'training_class',
    subject: 'How was {{ title }}?',
    body: '<p>Two minutes of your time help us to make the next course better.</p>',
  },
  reminder: {
    name: 'Invoice reminder',
    targetResource: 'invoice',
    subject: 'Reminder: invoice {{ documentNumber }}',
    body: '<p>Invoice {{ documentNumber }} was due on {{ dueDate | date }}. {{ owed | money }} is still owed.</p>',
  },
} satisfies Record<string, SampleTemplate>;

/** The ids of the demo templates with their versions, by their names here. */
export type DemoTemplates = Record<keyof typeof SAMPLES, { templateId: string; versionId: string }>;

/** Writes the demo templates, each with its first version. */
export async function seedEmailTemplates({ tx, since }: SeedContext): Promise<DemoTemplates> {
  const made = Object.entries<SampleTemplate>(SAMPLES).map(([key, { name, targetResource, subject, body }]) => {
    const draw = random('email template', key);
    const stamps = { createdAt: since, updatedAt: since };
    const template = { id: draw.id(since), name, type: 'html' as const, targetResource, ...stamps };
    const version = { id: draw.id(since), templateId: template.id, number: 1, subject, body, ...stamps };
    return { key, template, version };
  });
  await insertRows(
    tx,
    emailTemplate,
    made.map(({ template }) => template),
  );
  await insertRows(
    tx,
    emailTemplateVersion,
    made.map(({ version }) => version),
  );
  const idsOf = (key: keyof typeof SAMPLES) => {
    const one = made.find((each) => each.key === key);
    return { templateId: one?.template.id ?? '', versionId: one?.version.id ?? '' };
  };
  return {
    confirmation: idsOf('confirmation'),
    joining: idsOf('joining'),
    feedback: idsOf('feedback'),
    reminder: idsOf('reminder'),
  };
}
