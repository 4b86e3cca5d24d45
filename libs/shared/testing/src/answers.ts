/** An id of the API's form: `users/01JQ…7`. */
export function idOf(prefix: string, number: number): string {
  return `${prefix}/01JQ${String(number).padStart(22, '0')}`;
}

/** A list as the API answers it, of one page unless `page` says otherwise. */
export function connection<Node extends object>(nodes: readonly Node[], page: object = {}) {
  return {
    edges: nodes.map((node, index) => ({ node, cursor: `cursor-${index + 1}` })),
    pageInfo: {
      startCursor: nodes.length > 0 ? 'cursor-1' : null,
      endCursor: nodes.length > 0 ? `cursor-${nodes.length}` : null,
      hasNextPage: false,
      hasPreviousPage: false,
      ...page,
    },
    totalCount: nodes.length,
  };
}

/** Who made a record and who changed it last: nobody known, and it is as it was made. */
export const audited = {
  createdBy: null,
  createdAt: '2024-03-05T10:00:00.000Z',
  updatedBy: null,
  updatedAt: '2024-03-05T10:00:00.000Z',
};
