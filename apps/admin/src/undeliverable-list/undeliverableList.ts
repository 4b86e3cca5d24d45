import { suppressedAddressStatuses } from '@console/admin-contracts';
import { defineList, flagFilter, SMALL_SIZES, textFilter } from '@console/lists/definition';

const { held, released } = suppressedAddressStatuses.labels;

/** The list of addresses that have refused mail for good, the newest first. */
export const undeliverableList = defineList({
  name: 'undeliverable-addresses',
  noun: ['address', 'addresses'],
  filters: {
    q: textFilter({ label: 'Address', placeholder: 'Filter by address', variables: (address) => ({ address }) }),
    released: flagFilter({
      label: 'Status',
      yes: released,
      no: held,
      shows: 'releaseReason',
      variables: (isReleased) => ({ isReleased }),
    }),
  },
  sorts: ['createdAt', 'address'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: SMALL_SIZES,
});
