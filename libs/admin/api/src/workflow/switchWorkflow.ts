import { switchWorkflowInput } from '@console/admin-contracts';
import { administrators, mutationField } from '@console/api-kit';
import { Workflow } from '../nodes.ts';
import { planAlways } from './planInSlices.ts';

/** The mutations, each with what they make of a workflow. */
const mutations = { switchWorkflowOn: true, switchWorkflowOff: false } as const;

for (const [name, isActive] of Object.entries(mutations)) {
  mutationField(name, {
    description: isActive
      ? 'Switches a workflow on. A job makes its scheduled jobs.'
      : 'Switches a workflow off. A job cancels its scheduled jobs; none of them runs from now on.',
    rule: administrators,
    input: switchWorkflowInput,
    changes: Workflow,
    write: async (writing, seen) => {
      const row = await writing.lock(Workflow, seen);
      writing.refuseIf(row.isActive === isActive ? `This workflow is ${isActive ? 'on' : 'off'} already.` : null);
      const changed = await writing.update(Workflow, row, { isActive });
      await planAlways(writing, changed);
      return changed;
    },
  });
}
