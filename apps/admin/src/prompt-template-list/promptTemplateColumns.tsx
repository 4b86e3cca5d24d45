import { promptTemplateLinks } from '@console/admin-contracts';
import { DateText } from '@console/design-system/date';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  promptTemplateColumns_template$data,
  promptTemplateColumns_template$key,
} from './__generated__/promptTemplateColumns_template.graphql.ts';

type Row = promptTemplateColumns_template$data;

/** The fields of a prompt template that its row shows. */
export function usePromptTemplateRow(key: promptTemplateColumns_template$key): Row {
  return useFragment(
    graphql`
      fragment promptTemplateColumns_template on PromptTemplate {
        id
        name
        description
        variables
        updatedAt
      }
    `,
    key,
  );
}

const { record, text } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const promptTemplateColumns: readonly Column<Row>[] = keepOnPhone(
  ['name', 'updatedAt'],
  [
    record('name', 'Name', ({ id }) => promptTemplateLinks.detail(id), { width: 240, minWidth: 180 }),
    text('description', 'Description', ({ description }) => description, { minWidth: 220, dropRank: 2 }),
    text('variables', 'Variables', ({ variables }) => variables.join(', '), { minWidth: 180, dropRank: 1 }),
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
