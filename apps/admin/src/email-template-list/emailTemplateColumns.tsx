import { emailTemplateLinks, emailTemplateTypes } from '@console/admin-contracts';
import { mailTargetResources } from '@console/core-contracts';
import { DateText } from '@console/design-system/date';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  emailTemplateColumns_template$data,
  emailTemplateColumns_template$key,
} from './__generated__/emailTemplateColumns_template.graphql.ts';

type Row = emailTemplateColumns_template$data;

/** The fields of an email template that its row shows. */
export function useEmailTemplateRow(key: emailTemplateColumns_template$key): Row {
  return useFragment(
    graphql`
      fragment emailTemplateColumns_template on EmailTemplate {
        id
        name
        type
        target
        updatedAt
        content {
          subject
        }
      }
    `,
    key,
  );
}

const { text } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const emailTemplateColumns: readonly Column<Row>[] = keepOnPhone(
  ['name', 'target'],
  [
    {
      id: 'name',
      header: 'Name',
      cell: ({ id, name }) => <Link to={emailTemplateLinks.detail(id)}>{name}</Link>,
      width: 240,
      minWidth: 180,
      always: true,
    },
    text('target', 'About', ({ target }) => mailTargetResources.labelOf(target), { width: 130, minWidth: 110 }),
    text('subject', 'Subject', ({ content }) => content.subject, { minWidth: 200, dropRank: 2 }),
    text('type', 'Type', ({ type }) => emailTemplateTypes.labelOf(type), { width: 96, dropRank: 1 }),
    {
      id: 'updatedAt',
      header: 'Changed (UTC)',
      cell: ({ updatedAt }) => <DateText value={updatedAt} as="date-time" />,
      width: 148,
      whole: true,
      minWidth: 140,
      firstDirection: 'desc',
    },
  ],
);
