import { classLinks } from '@console/classes-contracts';
import { notices } from '@console/platform';
import { renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, trainer } from '../testing/classData.ts';
import { publicSchedule } from '../testing/scheduleData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const course = {
  __typename: 'Course',
  id: idOf('courses', 'LEAD-1'),
  title: 'Leadership Essentials',
  reference: 'LEAD-1',
  publishedCourseVersion: { id: idOf('course_versions', 'LEAD-1'), title: 'Leadership Essentials', durationDays: 2 },
};
const brand = {
  __typename: 'Brand',
  id: idOf('brands', 'N'),
  name: 'Northgate Digital',
  iconUrl: null,
  primaryColor: '#1f6feb',
};
const made = publicSchedule('TC-20990', { status: 'provisional' });

async function open(answers: object = {}, host: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: classLinks.createPublicSchedule(),
    data: {
      course,
      courses: connection([course]),
      brands: connection([brand]),
      trainers: connection([{ __typename: 'Trainer', ...trainer('Imogen Barraclough') }]),
      publicSchedule: made,
      createPublicSchedule: { publicSchedule: made },
      ...answers,
    },
    host,
  });
  const sent = () => opened.requests.filter(({ operation }) => operation === 'ScheduleCreateFormMutation');
  return { ...opened, sent };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function choose({ user }: Opened, field: RegExp, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fill(opened: Opened) {
  const { user } = opened;
  await choose(opened, /^Course/, /Leadership Essentials/);
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Day / })).toHaveLength(2));
  const [first] = screen.getAllByRole('combobox', { name: /^Date/ });
  if (!first) throw new Error('The first day has no date field.');
  await user.type(first, '19/11/2026');
  await user.tab();
  await choose(opened, /^Brand/, /Northgate Digital/);
  await user.type(screen.getByLabelText(/^Places/), '12');
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'Virtual');
  await user.selectOptions(screen.getByLabelText(/^Delivery platform/), 'Zoom');
}

test('CLS-15 the form for a public schedule asks for no customer, and names its required fields', async () => {
  const { user, sent } = await open();
  screen.getByRole('heading', { level: 1, name: 'New public schedule' });
  expect(screen.queryByLabelText(/^Customer/)).toBeNull();
  expect(screen.queryByLabelText(/^Class type/)).toBeNull();
  // Who can teach depends on the days.
  const names = screen
    .getAllByRole('combobox')
    .map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent);
  expect(names.findIndex((name) => name?.startsWith('Trainer'))).toBeGreaterThan(
    names.findIndex((name) => name?.startsWith('Date')),
  );
  await user.click(screen.getByRole('button', { name: 'Create public schedule' }));
  for (const field of ['Course', 'Title', 'Brand', 'Places', 'Delivery format', 'Date']) {
    await screen.findByText(`${field} is required`);
  }
  expect(sent()).toEqual([]);
});

test('CLS-15 a public schedule is created with its class and sessions, and opens: Public Schedule saved successfully.', async () => {
  const opened = await open();
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Create public schedule' }));
  await waitFor(() => expect(opened.address()).toBe(classLinks.publicSchedule(made.id)));
  const hours = { startsAt: '09:30', endsAt: '16:30', meetingLink: null };
  expect(opened.sent().map(({ variables }) => variables)).toEqual([
    {
      input: {
        course: course.id,
        title: 'Leadership Essentials',
        brand: brand.id,
        maxAttendees: 12,
        deliveryFormat: 'virtual',
        deliveryPlatform: 'zoom',
        deliveryAddress: null,
        trainer: null,
        sessions: [
          { date: '2026-11-19', ...hours },
          { date: '2026-11-20', ...hours },
        ],
      },
    },
  ]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'Public Schedule saved successfully.' }]);
});

test('CLS-15 a refusal of the server stands at its field, and what was typed stays', async () => {
  const message = 'Imogen Barraclough teaches TC-20811 on 19 Nov 2026.';
  const opened = await open({
    createPublicSchedule: () => {
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'trainer', message }] },
      });
    },
  });
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Create public schedule' }));
  await screen.findByText(message);
  expect(screen.getByLabelText(/^Places/)).toHaveProperty('value', '12');
});

test('Cancel returns to the list with its filters', async () => {
  const list = `${classLinks.publicSchedules()}?status=confirmed`;
  const { user, address } = await open({}, { listAddress: () => list });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe(list));
});
