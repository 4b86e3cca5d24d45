import { changing, recordSeen, requiredIn, text } from '@console/rules';
import * as z from 'zod/mini';

const subject = { title: text('Title', { required: requiredIn.console }) };

/** A new subject. No other subject has its title (CLS-14). */
export const createSubjectInput = z.object(subject);

/** The input of `updateSubject`. */
export const updateSubjectInput = z.object({ ...recordSeen('Subject', 'subjects'), ...changing(subject) });
