import { defineList, SMALL_SIZES, textFilter } from '@console/lists/definition';

/** The list of subjects by title (CLS-14). */
export const subjectList = defineList({
  name: 'subjects',
  noun: ['subject', 'subjects'],
  filters: {
    q: textFilter({ label: 'Title', placeholder: 'Filter by title', variables: (title) => ({ title }) }),
  },
  sorts: ['title'],
  order: { field: 'title', direction: 'asc' },
  sizes: SMALL_SIZES,
});
