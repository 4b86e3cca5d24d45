/** Returns an id in the API's form: `users/01JQ…7`. */
export function idOf(prefix: string, number: number): string {
  return `${prefix}/01JQ${String(number).padStart(22, '0')}`;
}

/** Returns a connection as the API answers it, with one page unless `page` says otherwise. */
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

/** The audit fields of a record without known authors that was never changed. */
export const audited = {
  createdBy: null,
  createdAt: '2024-03-05T10:00:00.000Z',
  updatedBy: null,
  updatedAt: '2024-03-05T10:00:00.000Z',
};
