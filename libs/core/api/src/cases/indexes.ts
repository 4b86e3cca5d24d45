import type { IndexCase } from '@console/api-kit/testing';

/** The statements of this domain that need an index although no list declares them. */
export const indexes: readonly IndexCase[] = [
  { table: '"user"', where: 'NOT is_active = true', order: 'full_name_sort, id' },
  { table: 'reference_entry', words: 'search_text' },
];
