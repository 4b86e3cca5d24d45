import { notices } from '@console/platform';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attendee, classWith, openClass, seat } from '../testing/openClass.ts';

const oliver = attendee('Oliver', 'Bamford');
const button = (name: string) => screen.findByRole('button', { name });

test('the addresses are copied with semicolons, and the notice counts them and the seats without a delegate', async () => {
  const { user } = await openClass(() => classWith([seat(3, oliver), seat(4, attendee('Idris', 'Khan')), seat(5)]));
  await user.click(await button('Copy delegate addresses'));
  expect(await navigator.clipboard.readText()).toBe('oliver.bamford@hallam.example; idris.khan@hallam.example');
  expect(notices.get()).toMatchObject([
    { text: '2 addresses copied.', details: ['1 reserved seat without a delegate.'] },
  ]);
});

test('at an address without TLS the addresses cannot be copied, and the notice says why', async () => {
  const { user } = await openClass(() => classWith([seat(3, oliver)]));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await user.click(await button('Copy delegate addresses'));
  await waitFor(() =>
    expect(notices.get()).toMatchObject([
      {
        text: 'The addresses could not be copied.',
        details: ['Copying needs an address that begins with https. Select the text and press Ctrl C.'],
      },
    ]),
  );
});
