import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ClassCreatePageQuery } from './__generated__/ClassCreatePageQuery.graphql.ts';
import { ClassCreateForm } from './ClassCreateForm.tsx';

/** The page for a new class (O§2). The class becomes provisional. */
export default function ClassCreatePage() {
  const { course, customer, trainer, trainingClass } = usePageQuery<ClassCreatePageQuery>(graphql`
    query ClassCreatePageQuery(
      $course: ID!, $hasCourse: Boolean!, $customer: ID!, $hasCustomer: Boolean!, $trainer: ID!, $hasTrainer: Boolean!
      $like: ID!, $hasLike: Boolean!
    ) @preloadable {
      course(id: $course) @include(if: $hasCourse) {
        ...ClassCreateForm_course
      }
      customer(id: $customer) @include(if: $hasCustomer) {
        ...ClassCreateForm_customer
      }
      trainer(id: $trainer) @include(if: $hasTrainer) {
        ...ClassCreateForm_trainer
      }
      trainingClass(id: $like) @include(if: $hasLike) {
        ...ClassCreateForm_like
      }
    }
  `);
  return (
    <PageFrame variant="card" title="New class">
      <Card>
        <ClassCreateForm
          course={course ?? null}
          customer={customer ?? null}
          trainer={trainer ?? null}
          like={trainingClass ?? null}
        />
      </Card>
    </PageFrame>
  );
}
