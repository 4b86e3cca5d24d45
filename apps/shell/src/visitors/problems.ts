import { errorDescriptions } from '@console/platform';
import { type Answer, couldNotAnswer, hasText } from '../session/postJson.ts';

export const UNREACHABLE = errorDescriptions['auth.error.unreachable'];

/** The message of a refusal: the server's own, when it gives one. */
export const problemOf = ({ status, body }: Answer): string =>
  hasText(body, 'message') ? body.message : couldNotAnswer(status);
