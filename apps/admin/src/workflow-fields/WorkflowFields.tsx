import {
  type ConditionField,
  type createWorkflowInput,
  fieldsOfAction,
  triggerDirections,
  whenPassedChoices,
  workflowActions,
} from '@console/admin-contracts';
import { roleCodes, workflowFieldKinds, workflowTargetResources } from '@console/core-contracts';
import { Grid, Stack, Text } from '@console/design-system/layout';
import {
  type ConsoleForm,
  MultiSelectField,
  RichTextField,
  SelectField,
  TextField,
  useFormValues,
} from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { WorkflowFields_targets$key } from './__generated__/WorkflowFields_targets.graphql.ts';
import type { WorkflowFields_templates$key } from './__generated__/WorkflowFields_templates.graphql.ts';
import { ConditionEditor } from './ConditionEditor.tsx';

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
          }
        }
      }
    `,
    templates,
  );
  const { targetResource, action } = useFormValues(form);
  const target = workflowTargets.find(({ resource }) => resource === targetResource);
  const chosen = workflowActions.of(String(action));
  const needed: readonly string[] = chosen ? fieldsOfAction[chosen] : [];
  const actions = workflowActions.options.filter(({ value }) => target?.actions.includes(value));
  const templateOptions = edges.map(({ node }) => ({ value: node.id, label: node.name }));
  return (
    <Stack>
      <TextField form={form} name="name" />
      <SelectField form={form} name="targetResource" options={workflowTargetResources.options} disabled={!isNew} />
      <Grid columns={3}>
        <TextField form={form} name="timeTriggerInterval" hint="ISO 8601: P7D is 7 days. Empty: the moment itself." />
        <SelectField form={form} name="timeTriggerDirection" options={directions} />
        <SelectField
          form={form}
          name="timeTriggerProperty"
          options={target?.moments ?? []}
          placeholder="Choose a moment"
        />
      </Grid>
      <ConditionEditor key={String(targetResource)} form={form} fields={(target?.fields ?? []).map(knownField)} />
      <SelectField form={form} name="action" options={actions} />
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
      <Text role="meta">After an outage of more than 24 hours a job is always skipped. All times are in UTC.</Text>
    </Stack>
  );
}
