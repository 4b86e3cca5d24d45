import { lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, idOf, session, trainer, trainingClass } from '../testing/classData.ts';
import { activeFilters, classListScreen, sessionsOf, stopTheClock } from '../testing/classListScreen.ts';

const openClassList = (...list: Parameters<typeof classListScreen>) => renderScreen(classListScreen(...list));

beforeEach(stopTheClock);

test('CLS-02 the list opens on this week and on all types, from Monday to the end of Sunday', async () => {
  const opened = await openClassList(sessionsOf(session('2026-11-16', trainingClass('TC-20871'))));
  expect(lastRows(opened)).toMatchObject({
    from: '2026-11-16T00:00:00.000Z',
    until: '2026-11-22T23:59:59.999Z',
    public: null,
    status: null,
  });
  screen.getByRole('button', { name: /^Period Week/ });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  screen.getByRole('button', { name: '16 – 22 Nov 2026' });
});

test('CLS-02 NAV-05 period, startDate and classType are in the URL unless they have their defaults', async () => {
  const opened = await openClassList({});
  await opened.user.click(screen.getByRole('radio', { name: 'Private' }));
  await waitFor(() => expect(opened.address()).toBe('/training-class?classType=private'));
  expect(lastRows(opened)).toMatchObject({ public: false });
  await opened.user.click(screen.getByRole('button', { name: /^Period Week/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Day' }));
  await waitFor(() => expect(opened.address()).toContain('period=day'));
  await opened.user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(opened.address()).toContain('startDate=2026-11-19'));
  await opened.user.click(screen.getByRole('button', { name: 'Today' }));
  await opened.user.click(screen.getByRole('button', { name: /^Period Day/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Week' }));
  await opened.user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(opened.address()).toBe('/training-class'));
});

test('CLS-02 NAV-05 a pasted address gives the same list, and invalid values in it are ignored', async () => {
  const opened = await openClassList(
    {},
    '/training-class?period=custom&startDate=2026-11-20&endDate=2026-11-03&classType=nobody&status=lost&trainer=x&size=7',
  );
  expect(lastRows(opened)).toMatchObject({
    from: '2026-11-20T00:00:00.000Z',
    until: '2026-11-20T23:59:59.999Z',
    public: null,
    status: null,
    trainer: null,
  });
});

test('CLS-02 a text finds classes by title, place, course and trainer, in the schedule and in the table', async () => {
  const opened = await openClassList({});
  await opened.user.type(screen.getByRole('searchbox', { name: 'Title, place, course, trainer' }), 'Leeds');
  await waitFor(() => expect(opened.address()).toBe('/training-class?q=Leeds'));
  expect(lastRows(opened)).toMatchObject({ schedule: true, search: 'Leeds' });
  await opened.user.click(screen.getByRole('radio', { name: 'Table' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ schedule: false, search: 'Leeds' }));
});

test('CLS-02 several statuses can be chosen, and each can be removed', async () => {
  const opened = await openClassList({});
  await opened.user.click(screen.getByRole('button', { name: /^Status/ }));
  await opened.user.click(screen.getByRole('option', { name: 'Confirmed' }));
  await opened.user.click(screen.getByRole('option', { name: 'Postponed' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ status: ['confirmed', 'postponed'] }));
  await opened.user.keyboard('{Escape}');
  await opened.user.click(await activeFilters().findByRole('button', { name: 'Remove Status: Confirmed, Postponed' }));
  await waitFor(() => expect(opened.address()).toBe('/training-class'));
});

test('CLS-02 a trainer is found by name, half a second after the last key, and shown with email', async () => {
  const hannah = trainer('Hannah Whitfield');
  const trainers = vi.fn(() => connection([hannah]));
  const opened = await openClassList({ trainers, trainer: hannah });
  await opened.user.click(screen.getByRole('button', { name: /^Trainer/ }));
  await opened.user.type(screen.getByRole('combobox', { name: 'Search trainer' }), 'whit');
  await waitFor(() => expect(trainers).toHaveBeenCalledTimes(2));
  expect(trainers).toHaveBeenLastCalledWith(
    expect.objectContaining({ first: 500, name: 'whit' }),
    undefined,
    expect.anything(),
  );
  screen.getByText('whitfield@trainers.example');
  await opened.user.click(screen.getByRole('option', { name: /Hannah Whitfield/ }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ trainer: hannah.id }));
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  await chips.findByRole('button', { name: 'Remove Trainer: Hannah Whitfield' });
});

test('CLS-02 brands are offered 50 at a time', async () => {
  const northgate = { id: idOf('brands', 'Northgate Digital'), name: 'Northgate Digital' };
  const brands = vi.fn(() => connection([northgate]));
  const opened = await openClassList({ brands, brand: northgate });
  await opened.user.click(screen.getByRole('button', { name: /^Brand/ }));
  await opened.user.click(await screen.findByRole('option', { name: 'Northgate Digital' }));
  expect(brands).toHaveBeenCalledWith(expect.objectContaining({ first: 50 }), undefined, expect.anything());
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ brand: northgate.id }));
});
