import { type MappedError, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, type GraphQLTaggedNode, type IEnvironment } from 'relay-runtime';

/** Plain bank details. They stand in the state of one component and nowhere else. */
export interface PlainBankDetails {
  readonly bankSortCode: string;
  readonly bankAccountNumber: string;
}

/** Both mutations that show bank details: `revealed: revealBankDetails(input: $input) { bankDetails { … } }`. */
interface RevealMutation {
  readonly variables: { readonly input: Readonly<Record<string, string>> };
  readonly response: {
    readonly revealed: { readonly bankDetails: PlainBankDetails | null | undefined } | null | undefined;
  };
}

/** The state and the functions of {@link useReveal}. */
export interface Reveal {
  /** Null while they are hidden. */
  readonly details: PlainBankDetails | null;
  readonly pending: boolean;
  readonly error: MappedError | null;
  readonly show: () => Promise<void>;
  readonly hide: () => void;
}

/**
 * Asks for plain bank details, which the server logs. They are gone when the component is.
 *
 * @param field the name of the mutation, such as `revealBankDetails`.
 */
export function useReveal(mutation: GraphQLTaggedNode, field: string, input: Readonly<Record<string, string>>): Reveal {
  const environment = useRelayEnvironment();
  const { commit, pending, error } = useConsoleMutation<RevealMutation>(mutation);
  const [details, setDetails] = useState<PlainBankDetails | null>(null);
  async function ask(): Promise<PlainBankDetails | null> {
    const answer = await commit({ input });
    forget(environment, field, input);
    if (answer === null) return null;
    // A repeated write has no details in its answer, because nothing keeps them. The next one is a new write.
    return answer.revealed?.bankDetails ?? ask();
  }
  return { details, pending, error, show: async () => setDetails(await ask()), hide: () => setDetails(null) };
}

/** Removes the answer from the store, which would keep it until its next clean-up. */
function forget(environment: IEnvironment, field: string, input: object): void {
  commitLocalUpdate(environment, (store) => {
    const details = store.getRoot().getLinkedRecord(field, { input })?.getLinkedRecord('bankDetails');
    if (details) store.delete(details.getDataID());
  });
}
