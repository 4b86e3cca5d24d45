import { newId } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { expect, test } from 'vitest';
import { saidOf } from '../testing/classDesk.ts';
import { addTrainer } from '../testing/classesToMove.ts';
import { editDesk, hours } from '../testing/editDesk.ts';
import { sitDown } from '../testing/soldClasses.ts';

describeWithDatabase('the delivery of a class is edited in place', (databases) => {
  const { database, server, ask, write, aClass, deliver, heldAs, read, sessionsOf, edit } = editDesk(databases);

  test('the schedule gets its own copy of the place, and links and venues that no longer apply go', async () => {
    const id = await heldAs(await aClass(), 'other');
    const [first, second] = await sessionsOf(id);
    const days = [first, second].map((one) => ({ id: one?.id, date: one?.startsAt.slice(0, 10), ...hours }));
    const link = 'https://zoom.example/j/1';
    const edited = await edit(
      id,
      days.map((one) => ({ ...one, venue: 'Room 4', meetingLink: link })),
    );
    expect(saidOf(edited)).toBe('done');
    expect(saidOf(await deliver(id, { deliveryFormat: 'virtual', deliveryPlatform: 'zoom' }))).toBe('done');
    let now = await read(id);
    expect(now).toMatchObject({ publicSchedule: { deliveryFormat: 'virtual', address: null } });
    expect(now.sessions.edges.map(({ node }) => node)).toMatchObject(Array(2).fill({ venue: null, meetingLink: link }));
    expect(now.history.edges[0]?.node.changes).toEqual([
      { field: 'Delivery format', from: 'Other', to: 'Virtual' },
      { field: 'Delivery platform', from: null, to: 'Zoom' },
      {
        field: 'Sessions',
        from: expect.stringMatching(new RegExp(`, Room 4, ${link}; .*, Room 4, ${link}$`)),
        to: expect.stringMatching(new RegExp(`:30, ${link}; .*:30, ${link}$`)),
      },
    ]);
    const address = { address1: '4 Park Row', city: 'Leeds', country: 'GB' };
    expect(saidOf(await deliver(id, { deliveryFormat: 'on_site', deliveryAddress: address }))).toBe('done');
    now = await read(id);
    expect(now).toMatchObject({ publicSchedule: { deliveryFormat: 'on_site', address: { city: 'Leeds' } } });
    expect(now.sessions.edges.map(({ node }) => node.meetingLink)).toEqual([null, null]);
    expect(now.history.edges[0]?.node.changes).toEqual([
      { field: 'Delivery format', from: 'Virtual', to: 'On site' },
      { field: 'Delivery platform', from: 'Zoom', to: null },
      { field: 'Sessions', from: expect.stringContaining(link), to: expect.not.stringContaining(link) },
      { field: 'Delivery address', from: null, to: '4 Park Row, Leeds, GB' },
    ]);
  });

  test('another platform drops the links of the old one; a class without a platform keeps its links', async () => {
    const id = await heldAs(await aClass(), 'other');
    const days = (await sessionsOf(id)).map((one) => ({ id: one.id, date: one.startsAt.slice(0, 10), ...hours }));
    const link = 'https://zoom.example/j/1';
    expect(
      saidOf(
        await edit(
          id,
          days.map((one) => ({ ...one, meetingLink: link })),
        ),
      ),
    ).toBe('done');
    const links = async () => (await read(id)).sessions.edges.map(({ node }) => node.meetingLink);
    expect(saidOf(await deliver(id, { deliveryFormat: 'virtual', deliveryPlatform: 'zoom' }))).toBe('done');
    expect(saidOf(await deliver(id, { deliveryFormat: 'other', deliveryPlatform: 'zoom' }))).toBe('done');
    expect(await links()).toEqual([link, link]);
    expect(saidOf(await deliver(id, { deliveryFormat: 'virtual', deliveryPlatform: 'ms_teams' }))).toBe('done');
    expect(await links()).toEqual([null, null]);
    expect((await read(id)).history.edges[0]?.node.changes).toContainEqual({
      field: 'Sessions',
      from: expect.stringContaining(link),
      to: expect.not.stringContaining(link),
    });
  });

  test('the impact of an edit lists trainer, delegates and bookings; orders only when the number of days changes', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database(), newId(), id);
    await write(server(), 'updateTrainingClass', { id: `training_classes/${id}`, trainer: `trainers/${trainer}` });
    await sitDown(database(), id, 1);
    const impact = async (args: string) => {
      const text = `query ($id: ID!) { trainingClass(id: $id) { impactOfEdit(${args}) { entity consequence } } }`;
      const { data } = await ask(text, { id: `training_classes/${id}` });
      const found = data?.trainingClass as { impactOfEdit: { entity: string; consequence: string }[] } | undefined;
      return found?.impactOfEdit ?? [];
    };
    expect(await impact('edit: sessions, sessions: 3')).toEqual([
      { entity: 'trainer', consequence: 'teaches the changed sessions' },
      { entity: 'delegate', consequence: 'keeps the seat on the changed sessions' },
      { entity: 'booking', consequence: 'stays on the class with its changed sessions' },
      { entity: 'purchase_order', consequence: 'stays as it is; it was made for 2 days' },
    ]);
    expect((await impact('edit: sessions, sessions: 2')).map(({ entity }) => entity)).not.toContain('purchase_order');
    expect((await impact('edit: delivery')).map(({ entity }) => entity)).toEqual(['trainer', 'delegate', 'booking']);
  });
});
