import { classLinks } from '@console/classes-contracts';
import { notices } from '@console/platform';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { classWith } from '../testing/openClass.ts';
import {
  box,
  brand,
  course,
  customer,
  dates,
  day,
  draft,
  imogen,
  made,
  openClassCreate,
} from '../testing/openClassCreate.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('CLS-05 the empty form starts with one session and names the required fields', async () => {
  const { user, sent } = await openClassCreate();
  screen.getByRole('heading', { level: 1, name: 'New class' });
  expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveProperty('required', true);
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  for (const message of [
    'Course is required',
    'Customer is required',
    'Title is required',
    'Brand is required',
    'Places is required',
    'Delivery format is required',
    'Date is required',
  ]) {
    await screen.findByText(message);
  }
  expect(sent('useCreateClassMutation')).toEqual([]);
});

test('Cancel returns to the record where the class began', async () => {
  const { user, address } = await openClassCreate({ trainer: imogen.id });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toContain(classLinks.trainer(imogen.id)));
});

test('CLS-05 a course fills in its title and its days, which follow the first one over working days', async () => {
  const { user, sent, address } = await openClassCreate(
    { course: course.id, customer: customer.id, trainer: imogen.id },
    { createTrainingClass: () => ({ trainingClass: made }) },
  );
  await waitFor(() => expect(box(/^Title/).value).toBe('Leadership Essentials'));
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Day / })).toHaveLength(3));
  const [first] = screen.getAllByRole('combobox', { name: /^Date/ });
  if (!first) throw new Error('The first day has no date field.');
  await user.type(first, '19/11/2026');
  await user.tab();
  await waitFor(() => expect(dates()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Remove day 3' }));
  await user.click(screen.getByRole('button', { name: 'Add a session' }));
  expect(screen.queryByRole('textbox', { name: 'Meeting link' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Brand/ }));
  await user.click(await screen.findByRole('option', { name: /Northgate Digital/ }));
  await user.type(screen.getByLabelText(/^Places/), '12');
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'Virtual');
  await user.type(day(1).getByRole('textbox', { name: 'Meeting link' }), 'zoom');
  await user.tab();
  await screen.findByText(/must be a valid url/);
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'Training centre');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Meeting link' })).toBeNull());
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'Virtual');
  expect(screen.queryByText(/must be a valid url/)).toBeNull();
  const link = day(1).getByRole<HTMLInputElement>('textbox', { name: 'Meeting link' });
  expect(link.value).toBe('zoom');
  await user.clear(link);
  await user.type(link, 'https://zoom.example/j/1');
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  await screen.findByText('Delivery platform is required');
  await user.selectOptions(screen.getByLabelText(/^Delivery platform/), 'Zoom');
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  await waitFor(() => expect(address()).toContain(classLinks.detail(made.id)));
  const hours = { startsAt: '09:30', endsAt: '16:30' };
  expect(sent('useCreateClassMutation')).toEqual([
    {
      input: {
        type: 'private',
        course: course.id,
        customer: customer.id,
        title: 'Leadership Essentials',
        brand: brand.id,
        maxAttendees: 12,
        deliveryFormat: 'virtual',
        deliveryPlatform: 'zoom',
        deliveryAddress: null,
        trainer: imogen.id,
        purchaseOrderReference: null,
        sessions: [
          { date: '2026-11-19', ...hours, meetingLink: 'https://zoom.example/j/1' },
          { date: '2026-11-20', ...hours, meetingLink: null },
          { date: '2026-11-23', ...hours, meetingLink: null },
        ],
      },
    },
  ]);
  expect(notices.get().map(({ text }) => text)).toContain('Training class created successfully');
});

test('CLS-05 a public class has no customer, and a class on site asks for its address', async () => {
  const { user } = await openClassCreate({ course: course.id, customer: customer.id });
  await user.selectOptions(screen.getByLabelText(/^Class type/), 'Public, offered to everybody');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Customer$/ })).toBeNull());
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'On site');
  await screen.findByLabelText(/^Address line 1/);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ }).value).toBe('United Kingdom');
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  await screen.findByText('City is required');
  expect(screen.queryByText('Customer is required')).toBeNull();
});

test('the address of a private class on site can be the customer’s', async () => {
  const billingAddress = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'IE' };
  const { user } = await openClassCreate(
    { course: course.id, customer: customer.id },
    { customer: () => ({ ...customer, billingAddress }) },
  );
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'On site');
  await user.click(await screen.findByRole('button', { name: 'Use the customer’s address' }));
  await waitFor(() => expect(box(/^City/).value).toBe('Halifax'));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ }).value).toBe('Ireland');
});

test('an address and links that were typed stay while another format is chosen, and are not checked or sent with it', async () => {
  const { user, sent, address } = await openClassCreate(
    { course: course.id, customer: customer.id },
    { createTrainingClass: () => ({ trainingClass: made }) },
  );
  const format = (label: string) => user.selectOptions(screen.getByLabelText(/^Delivery format/), label);
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Day / })).toHaveLength(3));
  await user.type(day(1).getByRole('combobox', { name: /^Date/ }), '19/11/2026');
  await user.tab();
  await user.click(screen.getByRole('combobox', { name: /^Brand/ }));
  await user.click(await screen.findByRole('option', { name: /Northgate Digital/ }));
  await user.type(screen.getByLabelText(/^Places/), '12');
  await format('On site');
  await user.type(box(/^Address line 1/), '4 Park Row');
  // With the arrow keys the choice passes each format between the two.
  await format('Training centre');
  await format('Virtual');
  await format('Other');
  expect(box(/^Address line 1/).value).toBe('4 Park Row');
  await user.selectOptions(screen.getByLabelText(/^Delivery platform/), 'Zoom');
  await user.type(day(1).getByRole('textbox', { name: 'Meeting link' }), 'https://zoom.example/j/1');
  await format('On site');
  await format('Virtual');
  expect(screen.getByLabelText<HTMLSelectElement>(/^Delivery platform/).value).toBe('zoom');
  expect(day(1).getByRole<HTMLInputElement>('textbox', { name: 'Meeting link' }).value).toBe(
    'https://zoom.example/j/1',
  );
  // The address has no city yet, but a virtual class does not need one.
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  await waitFor(() => expect(address()).toContain(classLinks.detail(made.id)));
  expect(sent('useCreateClassMutation')).toMatchObject([
    { input: { deliveryFormat: 'virtual', deliveryPlatform: 'zoom', deliveryAddress: null } },
  ]);
});

test('a removed session of a new class takes its message with it, and the focus stays among the sessions', async () => {
  const { user } = await openClassCreate({ course: course.id });
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Day / })).toHaveLength(3));
  await user.clear(day(2).getByRole('textbox', { name: /^Start/ }));
  await user.tab();
  await day(2).findByText('Start is required');
  await user.click(screen.getByRole('button', { name: 'Remove day 2' }));
  expect(screen.queryByText('Start is required')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove day 2' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove day 1' }));
});

test('an address that was begun for a class on site and not typed goes with the format', async () => {
  const { user } = await openClassCreate({ course: course.id, customer: customer.id });
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'On site');
  await screen.findByLabelText(/^Address line 1/);
  await user.selectOptions(screen.getByLabelText(/^Delivery format/), 'Training centre');
  await screen.findByRole('button', { name: 'Add an address' });
  expect(screen.queryByLabelText(/^Address line 1/)).toBeNull();
});

test('a course without a published version is refused before anything is saved', async () => {
  await openClassCreate({ course: draft.id });
  await screen.findByText('Coaching has no published version. Publish the course first.');
});

test('CLS-05 CLS-15 a new class like a public one begins with its course, brand, place, places and trainer, without its days', async () => {
  const like = classWith([], {
    __typename: 'TrainingClass',
    maxAttendees: 12,
    title: 'Leadership for engineers',
    brand: { ...brand },
    trainer: imogen,
    courseVersion: { id: idOf('course_versions', 'LEAD-1'), course },
  });
  await openClassCreate({ like: like.id }, { trainingClass: () => like });
  expect(box(/^Title/).value).toBe('Leadership for engineers');
  expect(screen.getByLabelText(/^Class type/)).toHaveProperty('value', 'public');
  expect(screen.getByLabelText(/^Places/)).toHaveProperty('value', '12');
  expect(screen.getByLabelText(/^Delivery format/)).toHaveProperty('value', 'on_site');
  expect(box(/^Address line 1/).value).toBe('4 Park Row');
  for (const [field, value] of [
    [/^Course/, 'Leadership Essentials (draft)'],
    [/^Brand/, 'Northgate Digital'],
    [/^Trainer/, 'Imogen Barraclough'],
  ] as const) {
    expect(screen.getByRole('combobox', { name: field })).toHaveProperty('value', value);
  }
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Day / })).toHaveLength(3));
  expect(dates()).toEqual(['', '', '']);
});
