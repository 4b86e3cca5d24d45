import type { CreateOrderPageQuery$variables } from './__generated__/CreateOrderPageQuery.graphql.ts';

/** Reads the first values from the URL: `?supplier=suppliers/01J…&trainingClass=training_classes/01J…`. `raiseOrderLink` makes such a URL. */
export function orderToCreate(query: URLSearchParams): CreateOrderPageQuery$variables {
  const [supplier, trainingClass] = [query.get('supplier') ?? '', query.get('trainingClass') ?? ''];
  return { supplier, hasSupplier: supplier !== '', trainingClass, hasClass: trainingClass !== '' };
}
