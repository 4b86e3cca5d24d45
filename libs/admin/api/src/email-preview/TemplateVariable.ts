import { administrators, builder } from '@console/api-kit';
import type { DescribedVariable } from './describedVariables.ts';

export const TemplateVariable = builder.objectRef<DescribedVariable>('TemplateVariable').implement({
  description: 'A value that a template can use.',
  rule: administrators,
  fields: (t) => ({
    path: t.exposeString('path', { description: '`customer.name`, or `item.title` within the loop over `items`.' }),
    meaning: t.exposeString('meaning'),
    value: t.exposeString('value', { nullable: true, description: 'As an email prints it. Null when there is none.' }),
    insert: t.exposeString('insert', { description: 'What is written into the template.' }),
  }),
});
