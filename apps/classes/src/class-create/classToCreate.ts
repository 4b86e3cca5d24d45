import type { NewClassSource } from '@console/classes-contracts';
import type { ClassCreatePageQuery$variables } from './__generated__/ClassCreatePageQuery.graphql.ts';

/**
 * Reads the first values from the URL: `?course=courses/01J…&customer=customers/01J…&trainer=trainers/01J…`, or the
 * class that the new one is like: `?like=training_classes/01J…`. `newClassLink` makes such a URL.
 */
export function classToCreate(query: URLSearchParams): ClassCreatePageQuery$variables {
  const named = (name: NewClassSource) => query.get(name) ?? '';
  const [course, customer, trainer, like] = [named('course'), named('customer'), named('trainer'), named('like')];
  return {
    course,
    hasCourse: course !== '',
    customer,
    hasCustomer: customer !== '',
    trainer,
    hasTrainer: trainer !== '',
    like,
    hasLike: like !== '',
  };
}
