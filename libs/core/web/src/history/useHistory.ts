import { type QueryOnDemand, useQueryOnDemand } from '@console/relay';
import { graphql } from 'react-relay';
import type { useHistoryQuery } from './__generated__/useHistoryQuery.graphql.ts';

/** Loads the newest entries of a record's history, and keeps them up to date while they are displayed. */
export function useHistory(): QueryOnDemand<useHistoryQuery> {
  return useQueryOnDemand<useHistoryQuery>(
    graphql`
      query useHistoryQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          id
          ... on TrainingClass {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Brand {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Booking {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Customer {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on CustomerContact {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Course {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Trainer {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Invoice {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Feedback {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on SaleSignal {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Supplier {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on Seller {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on PurchaseOrder {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on ChangeRequest {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on User {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
          ... on PromptTemplate {
            history(first: $first) {
              ...HistoryTimeline_history
            }
          }
        }
      }
    `,
    { fresh: true, follow: true },
  );
}
