import { keepsHistory, kept } from '@console/core-api';
import { PromptTemplate } from '../nodes.ts';

keepsHistory(PromptTemplate, {
  entity: 'prompt_template',
  fields: { name: kept.text('Name'), description: kept.text('Description'), revision: kept.text('Version in use') },
});
