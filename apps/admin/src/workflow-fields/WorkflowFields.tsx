import {
  type ConditionField,
  type createWorkflowInput,
  fieldsOfAction,
  triggerDirections,
  triggerWords,
  whenPassedChoices,
  whyNotInterval,
  workflowActions,
} from '@console/admin-contracts';
import { roleCodes, workflowFieldKinds, workflowTargetResources } from '@console/core-contracts';
import { Grid, Stack, Text } from '@console/design-system/layout';
import {
  type ConsoleForm,
  type FieldsOf,
  MultiSelectField,
  RichTextField,
  SelectField,
  TextField,
  useFormValues,
} from '@console/forms';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  WorkflowFields_targets$data,
  WorkflowFields_targets$key,
} from './__generated__/WorkflowFields_targets.graphql.ts';
import type { WorkflowFields_templates$key } from './__generated__/WorkflowFields_templates.graphql.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { asksOnly } from './conditionDraft.ts';

const directions = triggerDirections.map((value) => ({ value, label: value === 'before' ? 'Before' : 'After' }));

/** A newer server may send kinds that this release does not know. They are compared as text. */
const knownField = (field: Omit<ConditionField, 'kind'> & { readonly kind: string }): ConditionField => ({
  ...field,
  kind: workflowFieldKinds.find((kind) => kind === field.kind) ?? 'text',
});

/** What a person can choose from. */
export interface WorkflowChoices {
  readonly targets: WorkflowFields_targets$key;
  readonly templates: WorkflowFields_templates$key;
}

export interface WorkflowFieldsProps extends WorkflowChoices {
  readonly form: ConsoleForm<typeof createWorkflowInput>;
  /** The kind of record of a workflow never changes. */
  readonly isNew: boolean;
}

/** What a workflow watches, when it runs, on what condition, and what it does. */
export function WorkflowFields({ form, targets, templates, isNew }: WorkflowFieldsProps) {
  const workflowTargets = useFragment(
    graphql`
      fragment WorkflowFields_targets on WorkflowTarget @relay(plural: true) {
        resource
        moments {
          value
          label
        }
        fields {
          name
          label
          kind
          values {
            value
            label
          }
        }
        actions
        moves {
          value
          label
        }
      }
    `,
    targets,
  );
  const { edges } = useFragment(
    graphql`
      fragment WorkflowFields_templates on EmailTemplateCursorConnection {
        edges {
          node {
            id
            name
            target
          }
        }
      }
    `,
    templates,
  );
  const { targetResource, action, template, ...trigger } = useFormValues(form);
  const target = workflowTargets.find(({ resource }) => resource === targetResource);
  const fields = (target?.fields ?? []).map(knownField);
  useEffect(() => {
    if (target) clearOthers(form, target);
  }, [form, target]);
  const { setValue } = form.state;
  const isOfOther = edges.some(({ node }) => node.id === template && node.target !== targetResource);
  useEffect(() => {
    if (isOfOther) setValue('template', '', { shouldDirty: true });
  }, [setValue, isOfOther]);
  const chosen = workflowActions.of(String(action));
  const needed: readonly string[] = chosen ? fieldsOfAction[chosen] : [];
  const actions = workflowActions.options.filter(({ value }) => target?.actions.includes(value));
  const ofTarget = edges.filter(({ node }) => node.target === targetResource);
  const templateOptions = ofTarget.map(({ node }) => ({ value: node.id, label: node.name }));
  return (
    <Stack>
      <TextField form={form} name="name" />
      <SelectField form={form} name="targetResource" options={workflowTargetResources.options} disabled={!isNew} />
      <Grid columns={2}>
        <TextField form={form} name="timeTriggerInterval" hint="P7D is 7 days." />
        <SelectField form={form} name="timeTriggerDirection" options={directions} />
      </Grid>
      <SelectField
        form={form}
        name="timeTriggerProperty"
        options={target?.moments ?? []}
        placeholder="Choose a moment"
      />
      <Text role="meta">{runsWhen(trigger, target)}</Text>
      <ConditionEditor form={form} fields={fields} />
      <SelectField form={form} name="action" options={actions} placeholder="Choose an action" />
      {needed.includes('template') && (
        <Grid columns={2}>
          <SelectField form={form} name="template" options={templateOptions} placeholder="Choose a template" required />
          <MultiSelectField form={form} name="recipients" options={roleCodes.options} required />
        </Grid>
      )}
      {needed.includes('subject') && <TextField form={form} name="subject" required />}
      {needed.includes('body') && <RichTextField form={form} name="body" required />}
      {needed.includes('move') && (
        <SelectField form={form} name="move" options={target?.moves ?? []} placeholder="Choose a move" required />
      )}
      <SelectField form={form} name="whenPassed" options={whenPassedChoices.options} />
      <Text role="meta">A job whose time passed more than 24 hours ago is always skipped.</Text>
    </Stack>
  );
}

type Target = WorkflowFields_targets$data[number];
type Values = FieldsOf<typeof createWorkflowInput>;

const explanation =
  'PT36H is 36 hours, P1M is a month. Without an interval it runs at the moment itself. All times are in UTC.';

/** Reads the trigger out: 'It runs 7 days before the class starts, in UTC.' */
function runsWhen(
  { timeTriggerProperty, timeTriggerInterval, timeTriggerDirection }: Partial<Values>,
  target: Target | undefined,
): string {
  const moment = target?.moments.find(({ value }) => value === timeTriggerProperty)?.label;
  const interval = timeTriggerInterval ?? '';
  if (!moment || whyNotInterval(interval) !== null) return explanation;
  const direction = timeTriggerDirection === 'after' ? 'after' : 'before';
  return `It runs ${triggerWords({ moment, interval, direction })}. All times are in UTC.`;
}

/** Clears the values that belong to another kind of record, when another one is chosen. */
function clearOthers({ state: { getValues, setValue } }: WorkflowFieldsProps['form'], target: Target): void {
  const { timeTriggerProperty, condition, action, move } = getValues();
  const isAmong = (choices: Target['moments'], value: unknown) => choices.some((choice) => choice.value === value);
  const dirty = { shouldDirty: true };
  if (timeTriggerProperty && !isAmong(target.moments, timeTriggerProperty)) setValue('timeTriggerProperty', '', dirty);
  if (move && !isAmong(target.moves, move)) setValue('move', '', dirty);
  if (condition && !asksOnly(condition, target.fields)) setValue('condition', '', dirty);
  if (!target.actions.some((each) => each === action)) setValue('action', 'send_template', dirty);
}
