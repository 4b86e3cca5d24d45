import { contactRoleLabels, contactRoles } from '@console/bookings-contracts';

/** The roles that a contact can have for a booking. */
export const roleOptions = contactRoles.map((value) => ({ value, label: contactRoleLabels[value] }));
