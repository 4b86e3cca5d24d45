import type { InputFields } from '@console/api-kit';
import { Role } from './enumerations.ts';

/** What a contact is called and how they are reached, in the inputs that make and change one. */
export const contactFields = (t: InputFields) => ({
  givenName: t.string({ required: true }),
  familyName: t.string({ required: true }),
  email: t.string({ required: true }),
  mobile: t.string(),
  telephone: t.string(),
  jobTitle: t.string(),
  roles: t.field({ type: [Role] }),
});
