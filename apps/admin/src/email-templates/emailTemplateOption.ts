import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { emailTemplateOption_template$key } from './__generated__/emailTemplateOption_template.graphql.ts';

/** Returns an email template as an option. */
export function emailTemplateOption(key: emailTemplateOption_template$key): Option {
  const { id, name } = readInlineData(
    graphql`
      fragment emailTemplateOption_template on EmailTemplate @inline {
        id
        name
      }
    `,
    key,
  );
  return { value: id, label: name };
}
