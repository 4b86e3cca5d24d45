import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CustomerPicker } from './CustomerPicker.tsx';

const hallam = { __typename: 'Customer', id: idOf('customers', 1), name: 'Hallam Engineering plc', reference: 'CU-1' };
const calder = { __typename: 'Customer', id: idOf('customers', 2), name: 'Calder Valley Housing', reference: 'CU-2' };
const data = {
  customers: ({ search }: { search: string | null }) =>
    connection([hallam, calder].filter(({ name }) => name.includes(search ?? ''))),
  customer: ({ id }: { id: string }) => [hallam, calder].find((customer) => customer.id === id) ?? null,
};

function Customer({ value: first = null }: { readonly value?: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <CustomerPicker aria-label="Customer" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' });

test('FRM-06 a customer is found out of 500 by a part of the name, half a second after the last key, and chosen by keyboard', async () => {
  const asked: { first: number; search: string | null }[] = [];
  const customers = (args: (typeof asked)[number]) => {
    asked.push(args);
    return data.customers(args);
  };
  const { user } = await renderPiece(<Customer />, { data: { ...data, customers } });
  await user.click(box());
  expect((await screen.findByRole('option', { name: /Hallam/ })).textContent).toBe('Hallam Engineering plcCU-1');
  await user.keyboard('Calder');
  const typed = performance.now();
  await waitFor(() => expect(asked.length).toBe(2));
  expect(performance.now() - typed).toBeGreaterThan(350);
  expect(asked.map(({ first, search }) => [first, search])).toEqual([
    [500, null],
    [500, 'Calder'],
  ]);
  await user.keyboard('{Enter}');
  expect(box().value).toBe('Calder Valley Housing');
  expect(screen.getByText(calder.id)).toBeTruthy();
});

test('the name of a customer is loaded when only the id is known', async () => {
  const { requests } = await renderPiece(<Customer value={hallam.id} />, { data });
  await waitFor(() => expect(box().value).toBe('Hallam Engineering plc'));
  expect(requests.map(({ operation }) => operation)).toEqual(['customersChosenQuery']);
});

test('a deleted customer is shown as missing', async () => {
  await renderPiece(<Customer value={idOf('customers', 3)} />, { data });
  await waitFor(() => expect(box().value).toBe('Not there any more'));
});

test('a list that failed to load says so, and Try again loads it', async () => {
  let answers = false;
  const { user } = await renderPiece(<Customer />, {
    data: {
      customers: () => {
        if (!answers) throw new Error('No connection');
        return connection([hallam]);
      },
    },
  });
  await user.click(box());
  await screen.findByText('The list could not be loaded.');
  answers = true;
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await screen.findByRole('option', { name: /Hallam/ }));
  expect(box().value).toBe('Hallam Engineering plc');
});
