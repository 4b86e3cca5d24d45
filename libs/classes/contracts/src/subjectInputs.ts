import { requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

/** A new subject. No other subject has its title (CLS-14). */
export const createSubjectInput = z.object({ title: text('Title', { required: requiredIn.console }) });
