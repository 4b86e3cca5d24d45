import { isEmail } from '@console/format';
import { useQueryOnDemand } from '@console/relay';
import { contactFields } from '@console/rules';
import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  usePersonByEmailQuery,
  usePersonByEmailQuery$data,
} from './__generated__/usePersonByEmailQuery.graphql.ts';

/** The delay after the last key, in milliseconds. */
const DEBOUNCE = 300;

export type FoundPerson = NonNullable<usePersonByEmailQuery$data['personByEmail']>;

/** What is known about the owner of an email. */
export interface PersonLookup {
  /** `none` while the email is not valid, `new` when nobody has a record with it. */
  readonly state: 'none' | 'asking' | 'failed' | 'new' | 'found';
  /** The person with this email. Null unless the state is `found`. */
  readonly person: FoundPerson | null;
  /** Asks again at once. */
  readonly again: () => void;
}

/** Looks up who has an email, after each pause in typing. */
export function usePersonByEmail(typed: unknown): PersonLookup {
  const email = contactFields.shape.email.safeParse(typed).data ?? '';
  const isValid = isEmail(email);
  const { data, answered, failed, load } = useQueryOnDemand<usePersonByEmailQuery>(
    graphql`
      query usePersonByEmailQuery($email: String!) {
        personByEmail(email: $email) {
          id
          fullName
          type
          user {
            id
          }
        }
      }
    `,
    { fresh: true },
  );
  const [asked, setAsked] = useState('');
  const again = useCallback(() => {
    setAsked(email);
    load({ email });
  }, [email, load]);
  useEffect(() => {
    if (!isValid) return;
    const waiting = setTimeout(again, DEBOUNCE);
    return () => clearTimeout(waiting);
  }, [isValid, again]);
  const person = (answered?.email === email && data?.personByEmail) || null;
  const state = () => {
    if (!isValid) return 'none';
    if (answered?.email === email) return person ? 'found' : 'new';
    return failed && asked === email ? 'failed' : 'asking';
  };
  return { state: state(), person, again };
}
