import { insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { emailSampleData, emailTemplate, emailTemplateVersion } from '../tables.ts';
import { banner } from './banner.ts';

interface SampleTemplate {
  name: string;
  targetResource: (typeof emailTemplate.$inferInsert)['targetResource'];
  subject: string;
  content: { body: string } | { design: object };
}

/** A plain letter in HTML. */
const letter = (...lines: string[]) => ({
  body: `<style>
  body { margin: 0; padding: 24px; font-family: Arial, sans-serif; font-size: 15px; line-height: 1.5; color: #1b1a19; }
  p { margin: 0 0 12px; max-width: 600px; }
  li { margin-bottom: 4px; }
  @media (prefers-color-scheme: dark) { body { background: #1f1f1f; color: #f3f2f1 !important; } }
</style>
${lines.join('\n')}
`,
});

/** A design of rows with one block each. */
function design(...blocks: [type: string, values: object][]) {
  const rows = blocks.map(([type, values]) => ({
    cells: [1],
    columns: [{ contents: [{ type, values: { containerPadding: '12px 24px', ...values } }], values: {} }],
    values: {},
  }));
  const values = {
    backgroundColor: '#f3f2f1',
    contentWidth: '600px',
    fontFamily: { label: 'Arial', value: 'arial,helvetica,sans-serif' },
  };
  const columns = rows.map((row) => ({ ...row, values: { columnsBackgroundColor: '#ffffff' } }));
  return { design: { counters: {}, body: { headers: [], rows: columns, footers: [], values }, schemaVersion: 24 } };
}

const text = (html: string): [type: string, values: object] => ['text', { text: html, fontSize: '15px' }];
const link = (href: string) => ({ name: 'web', values: { href, target: '_blank' } });

const SAMPLES = {
  confirmation: {
    name: 'Booking confirmation',
    targetResource: 'booking',
    subject: 'Your booking {{ reference }}: {{ title }}',
    content: letter(
      '<p>Thank you for your booking {{ reference }} of {{ bookedAt | long_date }}.</p>',
      '<p>The dates and the places are held for you. The price is {{ gross }} with VAT{% if poNumber %}, under your purchase order {{ poNumber }}{% endif %}.</p>',
      '<p>Kind regards<br>{{ accountManager }}</p>',
    ),
  },
  joining: {
    name: 'Joining instructions',
    targetResource: 'training_class',
    subject: 'Joining instructions for {{ title }}',
    content: design(
      ['image', { src: banner, altText: 'Northgate Training', containerPadding: '0px 24px' }],
      ['heading', { text: 'Joining instructions for {{ title }}', headingType: 'h1', fontSize: '24px' }],
      text('<p>Here is all you need: when we start, where to go, and what to bring.</p>'),
      text(
        [
          '<p><strong>When</strong><br>{% for session in sessions %}',
          '{{ session.startsAt | long_date }}, {{ session.startsAt | time }} to {{ session.endsAt | time }} UTC',
          '{% if session.venue %}, {{ session.venue }}{% endif %}',
          '{% if session.meetingLink %}, {{ session.meetingLink }}{% endif %}<br>{% endfor %}</p>',
        ].join(''),
      ),
      text(
        '<p>{% if city %}We meet in {{ city }}, {{ postcode }}. {% endif %}Please bring a pen and an identity card.</p>',
      ),
      ['button', { text: 'How to prepare', href: link('https://www.example.com/prepare'), fontSize: '15px' }],
      text('<p>See you there<br>{{ brand }}</p>'),
    ),
  },
  feedback: {
    name: 'Feedback request',
    targetResource: 'training_class',
    subject: 'How was {{ title }}?',
    content: design(
      ['heading', { text: 'How was {{ title }}?', headingType: 'h1', fontSize: '24px' }],
      text('<p>Thank you for coming. Two minutes of your time help us to make the next course better.</p>'),
      ['button', { text: 'Tell us', href: link('{{ feedbackUrl }}'), fontSize: '15px' }],
      ['divider', {}],
      ['text', { text: '<p>{{ brand }}</p>', fontSize: '13px', color: '#605e5c' }],
    ),
  },
  invoice: {
    name: 'Invoice',
    targetResource: 'invoice',
    subject: '{{ type }} {{ documentNumber | default: reference }}',
    content: letter(
      '<p>Attached is our {{ type | downcase }} {{ documentNumber | default: reference }} of {{ documentDate }} to {{ customer }}{% if poNumber %}, under your purchase order {{ poNumber }}{% endif %}. Its sum is <strong>{{ gross }}</strong> with VAT.</p>',
      '{% if owed > 0 %}<p>Please pay {{ owed }} by {{ dueDate }}, and name {{ documentNumber | default: reference }} with the payment.</p>{% endif %}',
      '<p>If anything in it is not right, please answer this mail.</p>',
    ),
  },
  reminder: {
    name: 'Invoice reminder',
    targetResource: 'invoice',
    subject: 'Reminder: invoice {{ documentNumber | default: reference }}',
    content: letter(
      '<p>Invoice {{ documentNumber | default: reference }} of {{ documentDate }} was due on {{ dueDate }}.</p>',
      '<p>{% if paid > 0 %}Thank you for the {{ paid }} that we have received. {% endif %}<strong>{{ owed }}</strong> of {{ gross }} is still owed.</p>',
      '<p>If you have paid it in the meantime, please ignore this mail.</p>',
    ),
  },
  account: {
    name: 'Account reminder',
    targetResource: 'customer',
    subject: 'Your account {{ reference }} with us',
    content: letter(
      '<p>Some of the invoices of {{ name }} are due. The statement attached says which, and what has been paid.</p>',
      '<p>Our terms are {{ paymentTermDays }} days. If you have paid in the meantime, please ignore this mail.</p>',
    ),
  },
  ticket: {
    name: 'About your request',
    targetResource: 'ticket',
    subject: 'Your request {{ reference }}: {{ subject }}',
    content: letter(
      '<p>Thank you for your request {{ reference }} about booking {{ booking.reference }}. We are looking into it.</p>',
      '<p>Kind regards<br>{{ booking.accountManager }}</p>',
    ),
  },
  order: {
    name: 'Order reminder',
    targetResource: 'purchase_order',
    subject: 'Please acknowledge order {{ reference }}',
    content: letter(
      '<p>We sent order {{ reference }} to {{ supplier }} on {{ raisedAt | date }}. Its sum is {{ net }} without VAT.</p>',
      '{% unless isAcknowledged %}<p>We have not heard from you yet. Please answer this mail to acknowledge it.</p>{% endunless %}',
    ),
  },
} satisfies Record<string, SampleTemplate>;

/** The ids of the demo templates with their versions, by their names here. */
export type DemoTemplates = Record<keyof typeof SAMPLES, { templateId: string; versionId: string }>;

/** Writes the demo templates, each with its first version. */
export async function seedEmailTemplates({ tx, since }: SeedContext): Promise<DemoTemplates> {
  // A migration has written these rows, at the time of the computer.
  await tx.update(emailSampleData).set({ createdAt: since, updatedAt: since });
  const made = Object.entries<SampleTemplate>(SAMPLES).map(([key, { name, targetResource, subject, content }]) => {
    const draw = random('email template', key);
    const stamps = { createdAt: since, updatedAt: since };
    const template = {
      id: draw.id(since),
      name,
      type: 'body' in content ? ('html' as const) : ('unlayer' as const),
      targetResource,
      ...stamps,
    };
    const version = { id: draw.id(since), templateId: template.id, number: 1, subject, ...content, ...stamps };
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
    invoice: idsOf('invoice'),
    reminder: idsOf('reminder'),
    account: idsOf('account'),
    ticket: idsOf('ticket'),
    order: idsOf('order'),
  };
}
