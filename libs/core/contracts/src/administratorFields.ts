import { contactFields } from '@console/rules';
import * as z from 'zod/mini';

const { email, givenName, familyName } = contactFields.shape;

/** The name and email of an administrator. No screen creates one, a command does. */
export const administratorFields = z.object({ email, givenName, familyName });
