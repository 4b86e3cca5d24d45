import type { MutationCase } from '@console/api-kit/testing';

const emailOf = (ulid: string) => `amara.${ulid.toLowerCase()}@training.example`;

const amara = { givenName: ' Amara ', familyName: 'Cole', jobTitle: 'Account manager' };

export const inviteUser: MutationCase = {
  name: 'inviteUser',
  does: 'makes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  input: (ulid) => ({ newPerson: { ...amara, email: emailOf(ulid) }, roles: ['ROLE_ACCOUNT_MANAGER'] }),
  invalid: [
    {
      input: { newPerson: { givenName: '', familyName: 'Cole', email: 'amara' }, roles: [] },
      violations: [
        { path: 'newPerson.givenName', message: 'Given name is required' },
        { path: 'newPerson.email', message: 'Email must be valid' },
        { path: 'roles', message: 'Roles is required' },
      ],
    },
    {
      input: { roles: ['ROLE_SUPPLIER_TRAINER'] },
      violations: [
        {
          path: 'roles',
          message: 'Only administrators and account managers sign in to this console. Add one of these roles.',
        },
      ],
    },
    { input: { newPerson: null }, violations: [{ path: 'person', message: 'Person is required' }] },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    email: emailOf(ulid),
    isActive: true,
    roles: ['ROLE_ACCOUNT_MANAGER'],
    hasPassword: false,
    mustChangePassword: false,
    person: { fullName: 'Amara Cole', jobTitle: 'Account manager' },
    createdBy: viewer,
  }),
  expectedChanges: ['created users/*', 'created people/*'],
};
