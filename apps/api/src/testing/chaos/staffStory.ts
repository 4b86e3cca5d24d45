import type { Random } from '@console/api-kit/seeding';
import type { Subjects } from './subjects.ts';
import { change, type Story } from './writes.ts';

/** A colleague begins: with a password, or invited twice. Later the account gets another password or is deactivated. */
export function* changeStaff(subjects: Subjects, draw: Random): Story {
  const email = subjects.newText('@staff.example');
  const isInvited = draw.chance(1 / 2);
  const whose = { newPerson: { givenName: 'Amara', familyName: 'Cole', email }, roles: ['ROLE_ACCOUNT_MANAGER'] };
  const user = yield {
    mutation: isInvited ? 'inviteUser' : 'createUser',
    record: 'user',
    input: isInvited ? whose : { ...whose, password: 'harbour-27' },
    effect: { table: 'person', made: { column: 'email', text: email } },
  };
  if (!user) return;
  if (isInvited) yield change('inviteUserAgain', 'user', user);
  if (draw.chance(1 / 2)) yield change('updateUserPassword', 'user', user, { password: 'harbour-28' });
  yield change('updateUser', 'user', user, { isActive: false });
}
