import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BigForm, box, empty, press, show, type } from '../testing/BigForm.tsx';

async function choose(label: RegExp, typed: string, option: string) {
  fireEvent.click(box(label));
  fireEvent.change(box(label), { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

test('every field passes the value that its rule expects', async () => {
  const save = vi.fn(async () => ({}));
  await show({ save });
  type(/^Notes/, 'Two\nlines');
  screen.getByText('9/1000');
  type(/^Quantity/, '1,200');
  type(/^Unit price/, '1,234.5');
  type(/^Tax rate/, '17.5%');
  fireEvent.change(box(/^Type/), { target: { value: 'private' } });
  await choose(/^Subjects/, 'first', 'First aid');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Taxable' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Online' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Biller' }));
  type(/^Document date/, '16/11/2026');
  type(/^Start\b(?! at)/, '1 Dec 2026');
  type(/^End/, '02.12.26');
  type(/^Starts at/, '9.30');
  type(/^Duration/, '3');
  type(/^Address line 1/, ' 1 High Street ');
  type(/^City/, 'Halifax');
  await choose(/^Country/, 'ire', 'Ireland');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls).toEqual([
    [
      {
        notes: 'Two\nlines',
        quantity: 1200,
        unitPrice: 123_450,
        tax: 17.5,
        type: 'private',
        subjects: ['aid'],
        taxable: true,
        online: true,
        roles: ['biller'],
        documentDate: '2026-11-16',
        start: '2026-12-01',
        end: '2026-12-02',
        startsAt: '09:30',
        length: 'P3D',
        billingAddress: {
          address1: '1 High Street',
          address2: null,
          address3: null,
          address4: null,
          city: 'Halifax',
          region: null,
          postcode: null,
          country: 'IE',
        },
        deliveryAddress: null,
      },
    ],
  ]);
});

test('text that cannot be read stays in its field, and the rule’s message is shown', async () => {
  const save = vi.fn();
  await show({ save });
  type(/^Quantity/, 'many');
  type(/^Unit price/, '12.345');
  type(/^Document date/, '31/02/2026');
  type(/^Starts at/, 'noon');
  type(/^Duration/, 'some');
  press('Save');
  for (const message of [
    'Quantity must be a number',
    'Unit price must be valid',
    'Document date must be valid',
    'Starts at must be valid',
    'Invalid ISO 8601 duration format.',
    'Type is required',
    'Role is required',
    'Address line 1 is required',
    'Country is required',
  ])
    await screen.findByText(message);
  expect(box(/^Unit price/).value).toBe('12.345');
  expect(box(/^Document date/).value).toBe('31/02/2026');
  expect(save).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(box(/^Quantity/)));
});

test('the message about a range in the wrong order is shown even beside an empty field', async () => {
  const save = vi.fn();
  await show({ save });
  type(/^Start\b(?! at)/, '2 Dec 2026');
  type(/^End/, '1 Dec 2026');
  await screen.findByText('End must not be before Start');
  press('Save');
  await screen.findByText('Type is required');
  screen.getByText('End must not be before Start');
  expect(save).not.toHaveBeenCalled();
});

test('the focus moves into a group with a missing choice, and into an address', async () => {
  await show({ saved: { ...empty, quantity: 1, unitPrice: 0, type: 'public', documentDate: '2026-11-16' } });
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Booker' })));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Booker' }));
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Address line 1/)));
});

test('countries are listed by their English names, the United Kingdom first', async () => {
  await show();
  fireEvent.click(box(/^Country/));
  const names = within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names.slice(0, 3)).toEqual(['United Kingdom', 'Afghanistan', 'Åland Islands']);
});

test('the value that somebody else saved is shown under the field as text, and can be taken', async () => {
  const piece = await show({ saved: { ...empty, unitPrice: 100 } });
  type(/^Unit price/, '2');
  type(/^City/, 'Leeds');
  const theirs = {
    ...empty,
    unitPrice: 49_500,
    billingAddress: { ...empty.billingAddress, city: 'York', region: 'Yorks' },
  };
  piece.show(<BigForm saved={theirs} />);
  const note = (await screen.findByText('Somebody else saved “£495.00” meanwhile.')).closest('[role="status"]');
  screen.getByText('Somebody else saved “York” meanwhile.');
  expect(box(/^City/).value).toBe('Leeds');
  expect(box(/^Region/).value).toBe('Yorks');
  fireEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(box(/^Unit price/).value).toBe('495.00'));
  expect(screen.queryByText('Somebody else saved “£495.00” meanwhile.')).toBeNull();
});
