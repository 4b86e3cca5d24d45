import { newId } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { feedbackUrlOfPerson } from '@console/classes-api';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FeedbackDesk } from '../testing/FeedbackDesk.ts';

const sending = `mutation ($input: sendEmailInput!) { sendEmail(input: $input) { email { id } } }`;

describeWithDatabase('a mail that says something else to each recipient', (databases) => {
  const desk = new FeedbackDesk(databases);

  async function addTemplate(target: string, body: string): Promise<string> {
    const id = newId();
    await desk.database.execute(sql`INSERT INTO email_template (id, name, type, target_resource)
      VALUES (${id}, ${`Letter ${id}`}, 'html', ${target})`);
    await desk.database.execute(sql`INSERT INTO email_template_version (id, template_id, number, subject, body)
      VALUES (${newId()}, ${id}, 1, 'Tell us', ${body})`);
    return id;
  }

  /** Sends a template, and returns the mails with the recipients of each. */
  async function sent(template: string, record: string, to: readonly string[]) {
    const input = { template: `email_templates/${template}`, record, to, attachments: [] };
    expect((await desk.ask(sending, 'admin', { input })).errors).toBeUndefined();
    const { rows } = await desk.database.execute<{ to: string[]; html: string }>(sql`
      SELECT m."to", m.html FROM email m JOIN email_template_version v ON v.id = m.template_version_id
      WHERE v.template_id = ${template} ORDER BY m.id`);
    return rows;
  }

  const link = '<p><a href="{{ feedbackUrl }}">Tell us</a></p>';
  const hrefIn = (html = '') => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

  test('each delegate, the trainer and the booker get the address of their own page', async () => {
    const { id, hash, trainer } = await desk.addAsked();
    await desk.database.execute(sql`UPDATE person SET email = 'imogen@trainers.example' WHERE id = ${trainer}`);
    const delegate = `${hash}@calder.example`;
    const ofClass = await sent(await addTemplate('training_class', link), `training_classes/${id}`, [
      delegate,
      'Imogen@Trainers.example',
      'somebody@else.example',
    ]);
    expect(ofClass.map(({ to, html }) => [to, hrefIn(html)])).toEqual([
      [[delegate], `https://www.example.com/feedback?from=mail&kind=attendee_post_course&hash=${hash}`],
      [
        ['Imogen@Trainers.example'],
        feedbackUrlOfPerson({ kind: 'trainer_post_course', classId: id, personId: trainer }),
      ],
      [['somebody@else.example'], undefined],
    ]);
    const booker = feedbackUrlOfPerson({ kind: 'booker_post_course', classId: id, personId: id });
    for (const [target, record] of [
      ['booking', `bookings/${id}`],
      ['booking_item', `booking_items/${id}`],
    ] as const) {
      const mails = await sent(await addTemplate(target, link), record, [delegate.toUpperCase()]);
      expect(mails.map(({ html }) => hrefIn(html))).toEqual([booker]);
    }
  });

  test('before a class begins its delegates are asked what they expect', async () => {
    const { id, hash } = await desk.addAsked();
    await desk.database.execute(sql`UPDATE training_session SET starts_at = starts_at + interval '60 days',
      ends_at = ends_at + interval '60 days' WHERE class_id = ${id}`);
    const [mail] = await sent(await addTemplate('training_class', link), `training_classes/${id}`, [
      `${hash}@calder.example`,
    ]);
    expect(hrefIn(mail?.html)).toContain(`kind=attendee_pre_course&hash=${hash}`);
  });

  test('a template without such a value makes one mail', async () => {
    const { id } = await desk.addAsked();
    const template = await addTemplate('booking', '<p>{{ reference }}</p>');
    const mails = await sent(template, `bookings/${id}`, ['a@example.org', 'b@example.org']);
    expect(mails.map(({ to }) => to)).toEqual([['a@example.org', 'b@example.org']]);
  });
});
