import { implementNode, one, type RowOf, ruleFor } from '@console/api-kit';
import { ContactType } from '../enumerations.ts';
import { Person, User } from '../nodes.ts';
import { person, user } from '../tables.ts';

type PersonRow = RowOf<typeof person>;

const staffOrOneself = ruleFor<PersonRow, 'id'>(
  'staff or oneself',
  ['id'],
  (viewer, row) => viewer.isStaff || row.id === viewer.personId,
);

/** Email and telephone of a colleague are for administrators. Those of trainers and customers are for all staff. */
const reachable = ruleFor<PersonRow, 'id' | 'kind'>(
  'staff unless a colleague, administrators, oneself',
  ['id', 'kind'],
  (viewer, row) => viewer.isAdministrator || row.id === viewer.personId || (viewer.isStaff && row.kind !== 'internal'),
);

implementNode(Person, {
  rule: staffOrOneself,
  audit: true,
  limited: ['id', '_id', 'fullName', 'givenName', 'familyName'],
  fields: (t) => ({
    type: t.expose('kind', { type: ContactType }),
    fullName: t.exposeString('fullName'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    email: t.exposeString('email', { nullable: true, rule: reachable }),
    mobile: t.exposeString('mobile', { nullable: true, rule: reachable }),
    telephone: t.exposeString('telephone', { nullable: true, rule: reachable }),
    jobTitle: t.exposeString('jobTitle', { nullable: true, rule: reachable }),
    user: one(t, { from: person.id, to: () => User, by: user.personId }),
  }),
});
