import { FEEDBACK_SITE } from '@console/api-kit';
import { defineAuthors } from '@console/core-api';

defineAuthors(
  async (_queries, ulids) => new Map(ulids.includes(FEEDBACK_SITE) ? [[FEEDBACK_SITE, 'The feedback page']] : []),
);
