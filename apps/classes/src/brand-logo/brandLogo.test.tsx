import { notices } from '@console/platform';
import { idOf } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { northgate, openBrand } from '../testing/openBrand.ts';

const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const bytes = new Uint8Array([...head, 0, 0, 0, 64, 0, 0, 0, 32, 8, 2, 0, 0, 0, 0, 0, 0, 0]);
const png = new File([bytes], 'logo.png', { type: 'image/png' });
const dataUri = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const logo = { width: 64, height: 32, dataUri };

const fileInput = ({ container }: { container: HTMLElement }) => {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The card of the logo has no input for a file.');
  return input;
};

test('a logo is uploaded, shown as it is printed, and removed again', async () => {
  let brand = northgate();
  const opened = await openBrand(() => brand, {
    setBrandLogo: ({ input }: { input: { logo: string | null } }) => {
      brand = northgate({ logo: input.logo && logo, version: brand.version + 1 });
      return { brand };
    },
  });
  const { user, sent } = opened;
  await screen.findByText('No logo yet. Invoices show the name of the brand.');
  await user.upload(fileInput(opened), png);
  const image = await screen.findByRole('img', { name: 'Logo of Northgate Digital' });
  expect(image.getAttribute('src')).toBe(dataUri);
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await user.click(screen.getAllByRole('button', { name: 'Remove logo' }).at(-1) ?? image);
  await screen.findByText('No logo yet. Invoices show the name of the brand.');
  expect(sent('useSetBrandLogoMutation')).toEqual([
    { id: idOf('brands', 1), version: 1, logo: Buffer.from(bytes).toString('base64') },
    { id: idOf('brands', 1), version: 2, logo: null },
  ]);
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toContain('The logo was removed.'));
});

test('a file that is no logo is refused before it is sent, and a refusal of the server is shown', async () => {
  const opened = await openBrand(() => northgate(), {
    setBrandLogo: () => {
      throw new Error('The file of the logo is damaged.');
    },
  });
  const { user, sent } = opened;
  await screen.findByText('No logo yet. Invoices show the name of the brand.');
  await user.upload(fileInput(opened), new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
  await screen.findByText('The logo must be a PNG or JPEG image.');
  const large = new Uint8Array(204_801);
  large.set(bytes);
  await user.upload(fileInput(opened), new File([large], 'large.png', { type: 'image/png' }));
  await screen.findByText('The logo must not be larger than 200 KB.');
  expect(sent('useSetBrandLogoMutation')).toEqual([]);
  await user.upload(fileInput(opened), png);
  await screen.findByText('The file of the logo is damaged.');
});
