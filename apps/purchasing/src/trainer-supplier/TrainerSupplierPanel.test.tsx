import { everyRoute, idOf, renderPanel } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { supplier } from '../testing/supplierData.ts';

const trainer = { __typename: 'Trainer', id: idOf('trainers', 1) };

const open = (of: object | null) =>
  renderPanel({
    remote,
    slots,
    fill: 'purchasing.trainer-supplier',
    props: { trainer: trainer.id },
    data: { trainer: () => ({ ...trainer, supplier: of }) },
    host: everyRoute,
  });

test('PUR-01 the page of a trainer links to the supplier through which the trainer is paid', async () => {
  await open(supplier(4001));
  const link = await screen.findByRole('link', { name: 'Whitfield Training' });
  expect(link.getAttribute('href')).toBe(`/supplier${idOf('', 4001)}`);
  screen.getByText('SU-4001');
});

test('PUR-01 a trainer without a supplier leads to the form for a new one', async () => {
  await open(null);
  const link = await screen.findByRole('link', { name: 'New supplier' });
  expect(link.getAttribute('href')).toBe(`/supplier/create?trainer=${encodeURIComponent(trainer.id)}`);
});
