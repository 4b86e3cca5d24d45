import { graphql } from 'react-relay';
import { type Reveal, useReveal } from './useReveal.ts';

/** Asks for the plain bank details of a change. Only administrators get them. */
export const useRevealProposed = (bankChange: string): Reveal =>
  useReveal(
    graphql`
      mutation useRevealProposedMutation($input: revealProposedBankDetailsInput!) {
        revealed: revealProposedBankDetails(input: $input) {
          bankDetails {
            __id
            bankSortCode
            bankAccountNumber
          }
        }
      }
    `,
    { bankChange },
  );
