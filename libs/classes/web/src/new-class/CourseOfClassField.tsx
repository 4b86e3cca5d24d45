import { type classToHold, whyNotHold } from '@console/classes-contracts';
import { type FormWith, type InputSchema, partOf } from '@console/forms';
import type { ComponentProps } from 'react';
import { CourseField } from '../courses/CourseField.tsx';
import { useCourseOfClass } from './useCourseOfClass.ts';

export interface CourseOfClassFieldProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof classToHold, Schema>;
  readonly chosen?: ComponentProps<typeof CourseField>['chosen'];
}

/** Chooses the course of a new class, which fills in the title and the days. A course without a published version is refused. */
export function CourseOfClassField<Schema extends InputSchema>({ chosen, ...props }: CourseOfClassFieldProps<Schema>) {
  const form = partOf<typeof classToHold, Schema>(props.form);
  const course = useCourseOfClass(form);
  return (
    <CourseField
      form={form}
      name="course"
      chosen={chosen}
      placeholder="Select a course"
      problem={(course && whyNotHold(course)) ?? undefined}
    />
  );
}
