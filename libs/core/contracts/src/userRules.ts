import type { ContactType } from './contactType.ts';
import { opensConsole } from './roles.ts';

/** Why the name and the contact details of a user's person cannot be changed with the user. Null when they can. */
export function whyNotChangePerson({ kind }: { readonly kind: ContactType | (string & {}) }): string | null {
  switch (kind) {
    case 'customer':
      return 'This user is a contact of a customer. Change the name and the contact details on the page of the contact.';
    case 'supplier':
      return 'This user is a trainer or works for a supplier. Change the name and the contact details on the page of the trainer or of the supplier.';
    default:
      return null;
  }
}

/**
 * Why access cannot be taken from an administrator.
 *
 * @param administrators how many others can sign in as administrators.
 */
export function whyNotTakeAccess({ administrators }: { readonly administrators: number }): string | null {
  return administrators > 0
    ? null
    : 'This is the only administrator who can sign in. Make somebody else an administrator first.';
}

/** Why somebody cannot be invited with these roles, or null. */
export function whyNotInvite(roles: readonly string[]): string | null {
  return opensConsole(roles)
    ? null
    : 'Only administrators and account managers sign in to this console. Add one of these roles.';
}

/** Why a user who was invited cannot be invited again, or null. */
export function whyNotInviteAgain(user: {
  readonly roles: readonly string[];
  readonly isActive: boolean;
  /** Whether the user has a password, or has signed in through the third party. */
  readonly hasWayIn: boolean;
}): string | null {
  if (user.hasWayIn) return 'This user can sign in already. Reset the password instead.';
  if (!user.isActive) return 'This user is deactivated. Reactivate the user first.';
  return whyNotInvite(user.roles);
}

/** Why the same password again is refused. */
export const whyNotSamePassword = 'Password must not be the current one';
