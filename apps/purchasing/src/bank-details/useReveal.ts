import { type MappedError, useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate, type GraphQLTaggedNode } from 'relay-runtime';

/** Plain bank details. They stand in the state of one component and nowhere else. */
export interface PlainBankDetails {
  readonly bankSortCode: string;
  readonly bankAccountNumber: string;
}

/** Both mutations that show bank details: `revealed: revealBankDetails(input: $input) { bankDetails { __id … } }`. */
interface RevealMutation {
  readonly variables: { readonly input: Readonly<Record<string, string>> };
  readonly response: {
    readonly revealed:
      | { readonly bankDetails: (PlainBankDetails & { readonly __id: string }) | null | undefined }
      | null
      | undefined;
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

/** Asks for plain bank details, which the server logs. They are gone when the component is. */
export function useReveal(mutation: GraphQLTaggedNode, input: Readonly<Record<string, string>>): Reveal {
  const environment = useRelayEnvironment();
  const { commit, pending, error } = useConsoleMutation<RevealMutation>(mutation);
  const [details, setDetails] = useState<PlainBankDetails | null>(null);
  async function ask(isFirst: boolean): Promise<PlainBankDetails | null> {
    const answer = await commit({ input });
    if (answer === null) return null;
    // A repeated write has no details in its answer, because nothing keeps them. The next one is a new write.
    if (!answer.revealed?.bankDetails) return isFirst ? ask(false) : null;
    const { __id: record, ...plain } = answer.revealed.bankDetails;
    // The store would keep the answer until its next clean-up.
    commitLocalUpdate(environment, (store) => store.delete(record));
    return plain;
  }
  return { details, pending, error, show: async () => setDetails(await ask(true)), hide: () => setDetails(null) };
}
