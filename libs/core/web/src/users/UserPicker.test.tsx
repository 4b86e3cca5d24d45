import { connection, idOf, renderPiece } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserPicker } from './UserPicker.tsx';

const tom = { id: idOf('users', 1), avatarUrl: null, person: { id: idOf('people', 1), fullName: 'Tom Ellery' } };

test.each([
  [false, null],
  [true, 'ROLE_ACCOUNT_MANAGER'],
])('FRM-06 a user is chosen by avatar and name out of 100 (only account managers: %s)', async (managers, roles) => {
  const asked: object[] = [];
  const users = (args: object) => {
    asked.push(args);
    return connection([tom]);
  };
  const { user } = await renderPiece(
    <UserPicker aria-label="User" managers={managers} value={null} onChange={() => undefined} />,
    { data: { users } },
  );
  await user.click(screen.getByRole('combobox'));
  expect((await screen.findByRole('option')).textContent).toBe('TETom Ellery');
  expect(asked).toEqual([{ first: 100, name: null, roles, order: [{ person_fullName: 'ASC' }] }]);
});
