import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking } from '../testing/bookingData.ts';
import { openBooking } from '../testing/openBooking.ts';

test('the PO number is changed where it stands, alone', async () => {
  let saved = booking(10482);
  const { user, sent } = await openBooking(() => saved, {
    updateBooking: () => {
      saved = booking(10482, { poNumber: 'CVH-9', version: 2 });
      return { booking: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit PO number' }));
  const field = screen.getByRole('textbox', { name: 'PO number' });
  await user.clear(field);
  await user.type(field, 'CVH-9{Enter}');
  await screen.findByText('CVH-9');
  const { id, version } = booking(10482);
  expect(sent('useUpdateBookingMutation')).toEqual([{ input: { id, version, poNumber: 'CVH-9' } }]);
});
