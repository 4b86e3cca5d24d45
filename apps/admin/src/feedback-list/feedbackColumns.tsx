import { feedbackLinks, sentiments } from '@console/admin-contracts';
import { classLinks, feedbackKinds } from '@console/classes-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  feedbackColumns_feedback$data,
  feedbackColumns_feedback$key,
} from './__generated__/feedbackColumns_feedback.graphql.ts';

type Row = feedbackColumns_feedback$data;

/** The fields of a feedback that its row shows. */
export function useFeedbackRow(key: feedbackColumns_feedback$key): Row {
  return useFragment(
    graphql`
      fragment feedbackColumns_feedback on Feedback {
        id
        personName
        kind
        sentiment
        createdAt
        trainingClass {
          id
          reference
          title
        }
      }
    `,
    key,
  );
}

const { badge, dateTime, link, record, text } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const feedbackColumns: readonly Column<Row>[] = keepOnPhone(
  ['personName', 'sentiment'],
  [
    record('personName', 'From', ({ id }) => feedbackLinks.detail(id), { width: 220, minWidth: 140 }),
    link(
      'class',
      'Class',
      ({ trainingClass: of }) => ({
        to: classLinks.detail(of.id),
        text: of.reference,
      }),
      {
        width: 104,
        minWidth: 96,
        whole: true,
        dropRank: 4,
      },
    ),
    text('course', 'Course', ({ trainingClass: of }) => of.title, {
      minWidth: 160,
      dropRank: 2,
      sort: 'trainingClass_title',
    }),
    text('kind', 'Kind', ({ kind }) => feedbackKinds.labelOf(kind), { width: 196, minWidth: 180, dropRank: 3 }),
    badge('sentiment', 'Sentiment', sentiments, ({ sentiment }) => sentiment, { width: 132, minWidth: 128 }),
    dateTime('createdAt', 'Created (UTC)', ({ createdAt }) => createdAt, { dropRank: 5 }),
  ],
);
