import type { trainerSkills } from '@console/classes-contracts';
import { Grid } from '@console/design-system/layout';
import { type FormWith, type InputSchema, MoneyField, partOf, StarsField } from '@console/forms';

export interface TrainerSkillFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof trainerSkills, Schema>;
}

/** The competencies of a trainer for a course, each from 0 to 5 stars, and the day rate. */
export function TrainerSkillFields<Schema extends InputSchema>({ form }: TrainerSkillFieldsProps<Schema>) {
  const part = partOf<typeof trainerSkills, Schema>(form);
  return (
    <Grid columns={3}>
      <StarsField form={part} name="competency" />
      <StarsField form={part} name="competencySelf" />
      <MoneyField form={part} name="rate" />
    </Grid>
  );
}
