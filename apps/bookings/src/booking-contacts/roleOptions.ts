import { contactRoleLabels, contactRoles } from '@console/bookings-contracts';

/** What somebody can do for a booking. */
export const roleOptions = contactRoles.map((value) => ({ value, label: contactRoleLabels[value] }));
