import { defineList, SMALL_SIZES, textFilter } from '@console/lists/definition';

/** The list of prompt templates, by name (C§2). */
export const promptTemplateList = defineList({
  name: 'prompt-templates',
  noun: ['prompt template', 'prompt templates'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (search) => ({ search }) }),
  },
  sorts: ['name', 'updatedAt'],
  order: { field: 'name', direction: 'asc' },
  sizes: SMALL_SIZES,
});
