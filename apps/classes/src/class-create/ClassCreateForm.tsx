import {
  classLinks,
  createTrainingClassInput,
  deliveryFields,
  mayTeach,
  newClassTypes,
} from '@console/classes-contracts';
import {
  blankSessions,
  ClassToHoldFields,
  CourseOfClassField,
  TrainerClashes,
  TrainerOfClassField,
  useTrainerClashes,
  withoutUnusedParts,
} from '@console/classes-web';
import { coreLinks } from '@console/core-contracts';
import { CustomerField } from '@console/core-web';
import { Grid, Stack } from '@console/design-system/layout';
import {
  emptyValues,
  type FieldsOf,
  Form,
  initialValues,
  SelectField,
  TextField,
  useConsoleForm,
  useFormValues,
  useLeaving,
} from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClassCreateForm_course$key } from './__generated__/ClassCreateForm_course.graphql.ts';
import type { ClassCreateForm_customer$key } from './__generated__/ClassCreateForm_customer.graphql.ts';
import type {
  ClassCreateForm_like$data,
  ClassCreateForm_like$key,
} from './__generated__/ClassCreateForm_like.graphql.ts';
import type { ClassCreateForm_trainer$key } from './__generated__/ClassCreateForm_trainer.graphql.ts';
import { CustomersAddress } from './CustomersAddress.tsx';
import { useCreateClass } from './useCreateClass.ts';

export interface ClassCreateFormProps {
  readonly course: ClassCreateForm_course$key | null;
  readonly customer: ClassCreateForm_customer$key | null;
  readonly trainer: ClassCreateForm_trainer$key | null;
  /** The class that the new one is like. */
  readonly like: ClassCreateForm_like$key | null;
}

/** The form for a new class. It can begin with a course, a customer or a trainer, or with everything of another class but its days. */
export function ClassCreateForm(props: ClassCreateFormProps) {
  const { customer, like, ...named } = useKnown(props);
  const course = named.course ?? like?.courseVersion.course;
  const trainer = named.trainer ?? (like?.trainer && mayTeach(like.trainer.status) ? like.trainer : null);
  const { commit, error } = useCreateClass();
  const known = { course: course?.id ?? '', customer: customer?.id ?? '', trainer: trainer?.id ?? '' };
  const [saved] = useState(() =>
    emptyValues(createTrainingClassInput, {
      ...(like && likeClass(like)),
      ...known,
      type: like?.public ? 'public' : 'private',
      sessions: blankSessions(1),
    }),
  );
  const form = useConsoleForm({
    // Each way to this screen has a separate draft.
    name: ['create-class', ...Object.values(known), ...(like ? [like.id] : [])].join(' '),
    input: createTrainingClassInput,
    saved,
    withoutUnused,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createTrainingClass }) => {
      const made = createTrainingClass?.trainingClass;
      return leave(made ? classLinks.detail(made.id) : classLinks.list());
    },
  });
  const leave = useLeaving(form.changed);
  const { listAddress } = useConsoleHost();
  const values = useFormValues(form);
  const clashes = useTrainerClashes(values.trainer, values.sessions, null);
  return (
    <Form
      form={form}
      submit="Create class"
      failed="The class was not created."
      onCancel={() => leave(listAddress(cameFrom({ ...named, customer, like })))}
    >
      <Stack>
        <Grid columns={2}>
          <CourseOfClassField form={form} chosen={course} />
          <SelectField form={form} name="type" options={newClassTypes.options} />
        </Grid>
        {values.type !== 'public' && (
          <CustomerField
            form={form}
            name="customer"
            required
            chosen={customer}
            placeholder="Select a customer"
            hint="The price is asked when a booking takes the class: 'Book this class' on its screen."
          />
        )}
        <ClassToHoldFields form={form} brand={like?.brand} belowAddress={<CustomersAddress form={form} />} />
        <Grid columns={2}>
          <TrainerOfClassField form={form} chosen={trainer} />
          <TextField form={form} name="purchaseOrderReference" />
        </Grid>
        <TrainerClashes found={clashes} />
      </Stack>
    </Form>
  );
}

/** A public class has no customer. */
function withoutUnused(values: FieldsOf<typeof createTrainingClassInput>) {
  return { ...withoutUnusedParts(values), ...(values.type === 'public' && { customer: '' }) };
}

/** The record on whose screen somebody began the class. Cancel returns to it. */
function cameFrom({ customer, like, trainer, course }: Partial<ReturnType<typeof useKnown>>): string {
  if (customer) return coreLinks.customer(customer.id);
  if (like) return classLinks.detail(like.id);
  if (trainer) return classLinks.trainer(trainer.id);
  return course ? classLinks.course(course.id) : classLinks.list();
}

/** The records that the URL names. */
function useKnown({ course, customer, trainer, like }: ClassCreateFormProps) {
  return {
    course: useFragment(
      graphql`
        fragment ClassCreateForm_course on Course {
          id
          ...courseOption_course
        }
      `,
      course,
    ),
    customer: useFragment(
      graphql`
        fragment ClassCreateForm_customer on Customer {
          id
          ...customerOption_customer
        }
      `,
      customer,
    ),
    trainer: useFragment(
      graphql`
        fragment ClassCreateForm_trainer on Trainer {
          id
          ...trainerOption_trainer
        }
      `,
      trainer,
    ),
    like: useFragment(
      graphql`
        fragment ClassCreateForm_like on TrainingClass {
          id
          public
          title
          maxAttendees
          deliveryFormat
          deliveryPlatform
          deliveryAddress {
            ...address_lines @relay(mask: false)
          }
          brand {
            id
            ...brandOption_brand
          }
          courseVersion {
            course {
              id
              ...courseOption_course
            }
          }
          trainer {
            id
            status
            ...trainerOption_trainer
          }
        }
      `,
      like,
    ),
  };
}

/** The first values of a class like another one. */
const likeClass = ({ title, maxAttendees, brand, ...place }: ClassCreateForm_like$data) => ({
  ...initialValues(deliveryFields, place),
  title,
  maxAttendees,
  brand: brand.id,
});
