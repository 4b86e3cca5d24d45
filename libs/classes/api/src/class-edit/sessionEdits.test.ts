import { newId } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saidOf } from '../testing/classDesk.ts';
import { addTrainer } from '../testing/classesToMove.ts';
import { editDesk, hours, reason, type Session, violationsOf } from '../testing/editDesk.ts';
import { sitDown } from '../testing/soldClasses.ts';

describeWithDatabase('the sessions of a class are edited in place', (databases) => {
  const { database, server, ask, write, aClass, heldAs, read, sessionsOf, edit, withTrainer, expectWhole } =
    editDesk(databases);

  test('sessions are added, moved and removed; the dates of the class, of its schedule and its seats follow', async () => {
    const id = await heldAs(await aClass({ days: 3 }), 'other');
    const [first, second] = await sessionsOf(id);
    if (!first || !second) throw new Error('The class has no sessions.');
    const answer = await edit(id, [
      { id: second.id, date: '2097-01-05', ...hours, venue: 'Room 4' },
      { id: first.id, date: '2097-01-06', startsAt: '10:00', endsAt: '17:00' },
      { date: '2097-01-07', ...hours, meetingLink: 'https://zoom.example/j/1' },
      { date: '2097-01-08', ...hours },
    ]);
    expect(saidOf(answer)).toBe('done');
    const now = await read(id);
    expect(now).toMatchObject({
      startsAt: '2097-01-05T09:30:00.000Z',
      endsAt: '2097-01-08T16:30:00.000Z',
      publicSchedule: { sessions: { edges: Array.from({ length: 4 }, () => ({})) } },
    });
    expect(now.sessions.edges.map(({ node }) => node)).toMatchObject([
      { id: second.id, startsAt: '2097-01-05T09:30:00.000Z', venue: 'Room 4', seats: { totalCount: 6 } },
      { id: first.id, startsAt: '2097-01-06T10:00:00.000Z', venue: null },
      { meetingLink: 'https://zoom.example/j/1', seats: { totalCount: 6 } },
      { startsAt: '2097-01-08T09:30:00.000Z', seats: { totalCount: 6 } },
    ]);
    const { rows } = await database().execute(sql`SELECT s.starts_at = c.starts_at AS "inStep" FROM public_schedule s
      JOIN training_class c ON c.public_schedule_id = s.id WHERE c.id = ${id}`);
    expect(rows).toEqual([{ inStep: true }]);
    await expectWhole();
  });

  test('an evening session ends on the next day, when it is edited and when a postponed class gets new dates', async () => {
    const evening = { startsAt: '18:00', endsAt: '00:30' };
    const id = await aClass();
    const answer = await edit(id, [
      { date: '2097-03-04', startsAt: '18:00', endsAt: '00:00' },
      { date: '2097-03-05', ...evening },
    ]);
    expect(saidOf(answer)).toBe('done');
    expect(await read(id)).toMatchObject({ startsAt: '2097-03-04T18:00:00.000Z', endsAt: '2097-03-06T00:30:00.000Z' });
    expect(violationsOf(await edit(id, [{ date: '2097-03-04', startsAt: '17:00', endsAt: '09:00' }]))).toMatchObject([
      { path: 'sessions.0.endsAt', message: 'End must be after the start, or within 12 hours on the next day' },
    ]);
    const postponed = await aClass({ status: 'postponed' });
    const sessions = (await sessionsOf(postponed)).map((one, day) => ({
      ...{ id: one.id, date: `2097-09-0${day + 5}` },
      ...evening,
    }));
    const input = { id: `training_classes/${postponed}`, provisional: false, sessions };
    expect(saidOf(await write(server(), 'rescheduleTrainingClass', input))).toBe('done');
    expect(await read(postponed)).toMatchObject({
      startsAt: '2097-09-05T18:00:00.000Z',
      endsAt: '2097-09-07T00:30:00.000Z',
    });
  });

  test('the history names the changed sessions, with the reason', async () => {
    const id = await aClass();
    const [first, second] = await sessionsOf(id);
    const kept = { id: second?.id, date: second?.startsAt.slice(0, 10), ...hours };
    const answer = await edit(id, [
      { ...kept, venue: 'Room 4' },
      { id: first?.id, date: '2097-02-02', ...hours },
    ]);
    expect(saidOf(answer)).toBe('done');
    const [entry] = (await read(id)).history.edges;
    expect(entry?.node.reason).toBe(reason);
    const change = entry?.node.changes.find(({ field }) => field === 'Sessions');
    expect(change?.from?.split('; ')).toHaveLength(2);
    expect(change?.to).toMatch(/, Room 4; 2 Feb 2097, 09:30.16:30$/);
  });

  test.each([
    ['training_centre', 'Room 4', null],
    ['on_site', 'Room 4', null],
    ['virtual', null, 'https://zoom.example/j/1'],
    ['other', 'Room 4', 'https://zoom.example/j/1'],
  ] as const)(
    'a class with the format %s keeps only the venues and links that its form shows',
    async (format, venue, meetingLink) => {
      const id = await heldAs(await aClass({ days: 1 }), format);
      const both = { ...hours, venue: 'Room 4', meetingLink: 'https://zoom.example/j/1' };
      expect(saidOf(await edit(id, [{ date: '2097-07-07', ...both }]))).toBe('done');
      expect(await sessionsOf(id)).toMatchObject([{ venue, meetingLink }]);
    },
  );

  test('the history names the new dates of a postponed class', async () => {
    const id = await aClass({ status: 'postponed' });
    const sessions = (await sessionsOf(id)).map((one, day) => ({ id: one.id, date: `2097-08-0${day + 5}`, ...hours }));
    const input = { id: `training_classes/${id}`, provisional: false, sessions };
    expect(saidOf(await write(server(), 'rescheduleTrainingClass', input))).toBe('done');
    expect((await read(id)).history.edges[0]?.node.changes).toContainEqual({
      field: 'Sessions',
      from: expect.stringMatching(/^\d+ \w+ \d{4}, 09:30.16:30; /),
      to: '5 Aug 2097, 09:30–16:30; 6 Aug 2097, 09:30–16:30',
    });
  });

  test('a session with attendance keeps its day and is not removed; its hours can be corrected', async () => {
    const id = await aClass({ over: true });
    const { seats } = await sitDown(database(), id, 1);
    await database().execute(sql`UPDATE training_seat SET attendance = 'full' WHERE id = ${seats[0] ?? ''}`);
    const [first, second] = await sessionsOf(id);
    const day = (session: Session | undefined) => session?.startsAt.slice(0, 10);
    const other = { id: second?.id, date: day(second), ...hours };
    const moved = await edit(id, [other, { id: first?.id, date: '2097-03-03', ...hours }]);
    expect(violationsOf(moved)).toEqual([
      {
        path: 'sessions.1.date',
        message: expect.stringMatching(/^Attendance is recorded on .*, so this session stays on that day\.$/),
      },
    ]);
    expect(violationsOf(await edit(id, [other]))).toEqual([
      {
        path: 'sessions',
        message: expect.stringMatching(/^Attendance is recorded on .*, so this session cannot be removed\.$/),
      },
    ]);
    const corrected = [other, { id: first?.id, date: day(first), startsAt: '10:00', endsAt: '16:30' }];
    expect(saidOf(await edit(id, corrected))).toBe('done');
  });

  test('a reason is needed only when a session of a class with reserved seats moves or goes', async () => {
    const id = await aClass();
    const [first, second] = await sessionsOf(id);
    const same = [first, second].map((one) => ({ id: one?.id, date: one?.startsAt.slice(0, 10), ...hours }));
    const longer = [...same, { date: '2097-04-04', ...hours, venue: 'Room 4' }];
    expect(saidOf(await edit(id, longer, { reason: null }))).toBe('done');
    expect(violationsOf(await edit(id, same, { reason: null }))).toEqual([
      { path: 'reason', message: 'Reason is required' },
    ]);
  });

  test('two people edit the sessions of one class at once: one of them is told', async () => {
    const id = await aClass();
    const { version } = await read(id);
    const answers = await Promise.all(
      ['2097-05-05', '2097-05-06'].map((date, turn) => edit(id, [{ date, ...hours }], { version }, turn)),
    );
    expect(answers.map(saidOf).sort()).toEqual(['This training class has been changed since you opened it.', 'done']);
    expect(await sessionsOf(id)).toHaveLength(1);
    await expectWhole();
  });

  test('two classes of one trainer move to the same day at once: one of the two is told the clash', async () => {
    const classes = [await aClass(), await aClass()];
    const trainer = await withTrainer(classes[0] ?? '');
    await database().execute(sql`UPDATE training_session SET starts_at = starts_at + interval '1 year',
      ends_at = ends_at + interval '1 year' WHERE class_id = ${classes[1]}`);
    await withTrainer(classes[1] ?? '', trainer);
    const answers = await Promise.all(
      classes.map((id, turn) => edit(id, [{ date: '2097-06-05', ...hours }], {}, turn)),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused.map(violationsOf)).toEqual([
      [{ path: 'sessions.0.date', message: expect.stringMatching(/ teaches TC-\d+ on 5 Jun 2097\.$/) }],
    ]);
  });

  test('a trainer is given to two classes at the same time: one of the two is told the clash', async () => {
    const classes = [await aClass(), await aClass()];
    const trainer = await addTrainer(database(), newId(), classes[0] ?? '');
    const answers = await Promise.all(
      classes.map((id, turn) =>
        write(server(turn), 'updateTrainingClass', { id: `training_classes/${id}`, trainer: `trainers/${trainer}` }),
      ),
    );
    expect(answers.filter(({ errors }) => errors).map(violationsOf)).toEqual([
      [{ path: 'trainer', message: expect.stringContaining(' teaches TC-') }],
    ]);
  });

  test('a session that keeps its times is not checked for clashes, so a link can be added at any time', async () => {
    const classes = [await aClass(), await aClass()];
    const trainer = await withTrainer(classes[0] ?? '');
    await withTrainer(classes[1] ?? '', trainer);
    const sessions = await sessionsOf(classes[1] ?? '');
    const linked = sessions.map(({ id, startsAt }) => ({
      ...{ id, date: startsAt.slice(0, 10), ...hours, meetingLink: 'https://zoom.example/j/2' },
    }));
    expect(saidOf(await edit(await heldAs(classes[1] ?? '', 'virtual'), linked))).toBe('done');
    expect((await sessionsOf(classes[1] ?? '')).map(({ meetingLink }) => meetingLink)).toEqual(
      Array(2).fill('https://zoom.example/j/2'),
    );
  });

  test('the clashes of a trainer name the other class and its times', async () => {
    const [own, other] = [await aClass(), await aClass()];
    const trainer = await withTrainer(other);
    await withTrainer(own, trainer);
    const [first] = await sessionsOf(other);
    const text = `query ($id: ID!, $own: ID, $sessions: [SessionTimesInput!]!) {
      trainer(id: $id) { clashes(sessions: $sessions, exceptClass: $own) { trainingClass startsAt } } }`;
    const day = first?.startsAt.slice(0, 10);
    const sessions = [{ startsAt: `${day}T12:00:00Z`, endsAt: `${day}T13:00:00Z` }];
    const variables = { id: `trainers/${trainer}`, own: `training_classes/${own}`, sessions };
    const { data } = await ask(text, variables);
    expect(data?.trainer).toEqual({
      clashes: [{ trainingClass: `training_classes/${other}`, startsAt: first?.startsAt }],
    });
    const many = { ...variables, sessions: Array.from({ length: 51 }, () => sessions[0]) };
    expect(violationsOf(await ask(text, many))).toMatchObject([{ path: 'sessions' }]);
  });
});
