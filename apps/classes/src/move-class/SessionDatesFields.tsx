import type { rescheduleTrainingClassInput } from '@console/classes-contracts';
import { shiftDays } from '@console/classes-contracts';
import { endHint, useFollowDay } from '@console/classes-web';
import { Grid, Row, Stack, Text } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { isDay } from '@console/format';
import { type ConsoleForm, DateField, type FieldsOf, TimeField, useFormValues } from '@console/forms';

export interface SessionDatesFieldsProps {
  readonly form: ConsoleForm<typeof rescheduleTrainingClassInput>;
  /** The sessions with their saved dates. */
  readonly saved: Sessions;
}

type Sessions = FieldsOf<typeof rescheduleTrainingClassInput>['sessions'];

/**
 * The day and the times of each session. The other days keep their distance from the first day, until one of them is
 * changed. A button then moves them along.
 */
export function SessionDatesFields({ form, saved }: SessionDatesFieldsProps) {
  const { sessions } = useFormValues(form);
  const along = followingDays(saved, sessions);
  const days = saved.map(({ date }) => date ?? '');
  const submitted = form.state.formState.isSubmitted;
  useFollowDay(
    sessions,
    (first, index) => shiftDays(days, first)[index] ?? first,
    (moved) => form.state.setValue('sessions', moved, { shouldDirty: true, shouldValidate: submitted }),
  );

  function moveAlong() {
    for (const [index, date] of along.entries()) {
      form.state.setValue(`sessions.${index}.date`, date, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <Stack>
      {saved.map(({ id }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
        <div key={id} role="group" aria-label={`Day ${index + 1}`}>
          <Stack gap="s">
            {saved.length > 1 && <Text role="strong">{`Day ${index + 1}`}</Text>}
            <Grid columns={3}>
              <DateField form={form} name={`sessions.${index}.date`} future />
              <TimeField form={form} name={`sessions.${index}.startsAt`} />
              <TimeField form={form} name={`sessions.${index}.endsAt`} hint={endHint(sessions[index])} />
            </Grid>
            {index === 0 && saved.length > 1 && (
              <Row>
                <ActionButton
                  size="small"
                  refusal={along.length === 0 ? 'The other days already keep their distance from day 1.' : null}
                  onClick={moveAlong}
                >
                  {saved.length === 2 ? 'Move day 2 along' : `Move the other ${saved.length - 1} days along`}
                </ActionButton>
              </Row>
            )}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

/** The days of all sessions after the first day has moved them. Empty when no day has to move. */
function followingDays(saved: SessionDatesFieldsProps['saved'], sessions: Sessions): readonly string[] {
  const days = saved.map(({ date }) => date ?? '');
  const [first, ...others] = sessions.map(({ date }) => date ?? '');
  if (!isDay(first) || first === days[0]) return [];
  const along = shiftDays(days, first);
  return others.some((date, index) => date !== along[index + 1]) ? along : [];
}
