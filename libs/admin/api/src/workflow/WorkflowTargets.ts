import { administrators, builder } from '@console/api-kit';
import { declaredWorkflowTargets, type WorkflowTarget } from '@console/core-api';
import type { WorkflowTargetResource as Resource } from '@console/core-contracts';
import { WorkflowAction, WorkflowFieldKind, WorkflowTargetResource } from '../enumerations.ts';
import { actionsOf } from './whyNotDefinition.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const WorkflowChoice = builder.objectRef<Choice>('WorkflowChoice').implement({
  description: 'A value with its label.',
  rule: administrators,
  fields: (t) => ({ value: t.exposeString('value'), label: t.exposeString('label') }),
});

const WorkflowField = builder
  .objectRef<{ readonly name: string } & WorkflowTarget['fields'][string]>('WorkflowField')
  .implement({
    description: 'A field of a kind of record that conditions can ask about.',
    rule: administrators,
    fields: (t) => ({
      name: t.exposeString('name'),
      label: t.exposeString('label'),
      kind: t.expose('kind', { type: WorkflowFieldKind }),
      values: t.field({ type: [WorkflowChoice], resolve: ({ values = [] }) => [...values] }),
    }),
  });

const named = <Part extends { readonly label: string }>(parts: Readonly<Record<string, Part>>): Choice[] =>
  Object.entries(parts).map(([value, { label }]) => ({ value, label }));

const WorkflowTargetType = builder
  .objectRef<{ readonly resource: Resource; readonly target: WorkflowTarget }>('WorkflowTarget')
  .implement({
    description: 'A kind of record that workflows watch, with everything that a workflow of it can say.',
    rule: administrators,
    fields: (t) => ({
      resource: t.expose('resource', { type: WorkflowTargetResource }),
      moments: t.field({ type: [WorkflowChoice], resolve: ({ target }) => named(target.moments) }),
      fields: t.field({
        type: [WorkflowField],
        resolve: ({ target }) => Object.entries(target.fields).map(([name, field]) => ({ name, ...field })),
      }),
      actions: t.field({ type: [WorkflowAction], resolve: ({ target }) => actionsOf(target) }),
      moves: t.field({ type: [WorkflowChoice], resolve: ({ target }) => named(target.moves ?? {}) }),
    }),
  });

builder.queryField('workflowTargets', (t) =>
  t.field({
    type: [WorkflowTargetType],
    rule: administrators,
    resolve: () => [...declaredWorkflowTargets()].map(([resource, target]) => ({ resource, target })),
  }),
);
