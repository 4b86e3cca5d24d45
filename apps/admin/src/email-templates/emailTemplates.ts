import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { emailTemplatesChosenQuery } from './__generated__/emailTemplatesChosenQuery.graphql.ts';
import type { emailTemplatesSearchQuery } from './__generated__/emailTemplatesSearchQuery.graphql.ts';
import { emailTemplateOption } from './emailTemplateOption.ts';

/** Searches email templates by name. */
export const emailTemplates: PickerList<emailTemplatesSearchQuery, emailTemplatesChosenQuery> = {
  search: graphql`
    query emailTemplatesSearchQuery($search: String) {
      emailTemplates(first: 100, search: $search, order: [{ name: ASC }]) {
        edges {
          node {
            ...emailTemplateOption_template
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  options: ({ emailTemplates: found }) => pageOf(found, emailTemplateOption),
  chosen: graphql`
    query emailTemplatesChosenQuery($id: ID!) {
      emailTemplate(id: $id) {
        ...emailTemplateOption_template
      }
    }
  `,
  chosenOption: ({ emailTemplate }) => emailTemplate && emailTemplateOption(emailTemplate),
};
