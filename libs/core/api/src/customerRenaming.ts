import { defineEffect, type RowOf } from '@console/api-kit';
import type { customer } from './tables.ts';

/**
 * A customer gets another name, which triggers copy to its bookings and invoices. The domains above lock these rows in the
 * order of their ids before, as decision 0036 says.
 */
export const customerRenaming = defineEffect<RowOf<typeof customer>>('customerRenaming');
