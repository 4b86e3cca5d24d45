import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { subjectOption_subject$key } from './__generated__/subjectOption_subject.graphql.ts';

/** Returns a subject as an option: its title. */
export function subjectOption(key: subjectOption_subject$key): Option {
  const { id, title } = readInlineData(
    graphql`
      fragment subjectOption_subject on Subject @inline {
        id
        title
      }
    `,
    key,
  );
  return { value: id, label: title };
}
