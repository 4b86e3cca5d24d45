import type { Option } from '@console/design-system/autocomplete';
import { type CreationInPlace, useCreationInPlace } from '../creation/useCreationInPlace.tsx';

/**
 * Offers to create a customer, as a contact is created in place (FRM-07). The dialog's code loads when the user accepts
 * the offer.
 *
 * @param choose called with the new customer.
 */
export function useCustomerCreation(choose: (id: string, option: Option) => void): CreationInPlace {
  return useCreationInPlace({ what: 'customer', label, load, given: {}, choose });
}

const label = (name: string) => (name ? `Create this customer, ${name}?` : 'No customers available. Create New!');

const load = async () => (await import('./CreateCustomerDialog.tsx')).CreateCustomerDialog;
