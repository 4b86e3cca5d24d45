import { defineStatuses } from '@console/rules';
import * as icons from './icons.ts';

/** Whether mail goes to an address that has refused it for good. */
export const suppressedAddressStatuses = defineStatuses({
  held: { label: 'Undeliverable', tone: 'warning', icon: icons.Prohibited16 },
  released: { label: 'Released', tone: 'neutral', icon: icons.CheckmarkCircle16 },
});

/** The status of such an address. */
export const suppressedAddressStatusOf = ({ releasedAt }: { readonly releasedAt: unknown }) =>
  releasedAt == null ? 'held' : 'released';
