import type { IndexCase } from '@console/api-kit/testing';

/** The statements of this domain that need an index although no list declares them. */
export const indexes: readonly IndexCase[] = [{ table: 'booking', where: `brand_id = 'x'`, order: 'created_at' }];
