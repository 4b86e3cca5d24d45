import { recordSeen, reference, references, text } from '@console/rules';
import * as z from 'zod/mini';

/** The most records of a page, and so of a selection by hand. */
const LARGEST_PAGE = 500;

/**
 * The input of `freezeSelection`: the filter of a list, or ids, or the job whose refused records are tried again.
 * A filter by 500 ids is the longest one.
 */
export const freezeSelectionInput = z.object({
  filter: text('Filter', { max: 40_000 }),
  ids: references('Records', { most: LARGEST_PAGE }),
  refusedBy: reference('Job', 'jobs'),
});

/** The input of `jobOutcomesDownload`. */
export const jobToDownload = z.object({ job: recordSeen('Job', 'jobs').id });
