import { notices } from '@console/platform';
import { idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { northgate, openBrand } from '../testing/openBrand.ts';

const sample = (label: string) => within(screen.getByRole('region', { name: label }));

test('CLS-18 the contrast of both colours is shown in both themes while they are typed, and weak ones are named', async () => {
  let saved = northgate();
  const { user, sent } = await openBrand(() => saved, {
    updateBrand: () => {
      saved = northgate({ primaryColor: '#ffd166', secondaryColor: '#101820', version: 2 });
      return { brand: saved };
    },
  });
  sample('Primary colour').getByText('Light theme: 4.6:1');
  sample('Primary colour').getByText('Clear as a line and as text');
  expect(screen.queryByRole('region', { name: 'Secondary colour' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit colours' }));
  const primary = screen.getByRole('textbox', { name: /^Primary colour/ });
  await user.clear(primary);
  sample('Primary colour').getByText('Light theme: 4.6:1');
  await user.type(primary, '#ffd');
  sample('Primary colour').getByText('Light theme: 4.6:1');
  await user.clear(primary);
  await user.type(primary, 'ffd166');
  sample('Primary colour').getByText('Primary colour is hard to see in the light theme.');
  sample('Primary colour').getByText('Light theme: 1.4:1');
  await user.type(screen.getByRole('textbox', { name: /^Secondary colour/ }), '#101820');
  sample('Secondary colour').getByText('Secondary colour is hard to see in the dark theme.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'colours' })).toBeNull());
  expect(sent()).toEqual([{ id: idOf('brands', 1), version: 1, primaryColor: '#ffd166', secondaryColor: '#101820' }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
});

test('CLS-18 a colour that is not written #rrggbb is refused before it is sent', async () => {
  const { user, sent } = await openBrand(() => northgate());
  await user.click(screen.getByRole('button', { name: 'Edit colours' }));
  const primary = screen.getByRole('textbox', { name: /^Primary colour/ });
  // Not on the browser's picker, which takes no typed colour.
  expect(document.activeElement).toBe(primary);
  await user.clear(primary);
  await user.type(primary, 'blue{Enter}');
  await screen.findByText('Primary colour must be written as #rrggbb');
  await user.clear(primary);
  await user.keyboard('{Enter}');
  await screen.findByText('Primary colour is required');
  expect(sent()).toEqual([]);
});

test('CLS-18 details and address of a brand are each edited in place and sent alone', async () => {
  let saved = northgate();
  const { user, sent } = await openBrand(() => saved, {
    updateBrand: ({ input }: { input: { name?: string; address?: object } }) => {
      saved = northgate({ ...input, version: 2 });
      return { brand: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Northgate Learning{Enter}');
  await screen.findByRole('heading', { name: 'Northgate Learning' });
  expect(sent()).toMatchObject([{ version: 1, name: 'Northgate Learning', email: 'hello@northgate.example' }]);
  expect(Object.keys(sent()[0] ?? {})).not.toContain('primaryColor');
});

test('CLS-18 an absent address of a brand opens at one press, in the United Kingdom', async () => {
  let saved = northgate({ address: null });
  const { user, sent } = await openBrand(() => saved, {
    updateBrand: ({ input }: { input: { address?: object } }) => {
      saved = northgate({ ...input, version: 2 });
      return { brand: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit address' }));
  await user.keyboard('8 Valley Drive');
  await user.type(screen.getByRole('textbox', { name: /^City/ }), 'Harrogate');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('8 Valley Drive');
  expect(sent()).toMatchObject([{ version: 1, address: { address1: '8 Valley Drive', country: 'GB' } }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
});

test('NAV-18 an id without a brand shows the not-found page', async () => {
  await openBrand(() => null);
  screen.getByText('This brand was not found.');
});
