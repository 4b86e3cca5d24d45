import { trainingClassStatuses } from '@console/classes-contracts';
import type { Option } from '@console/design-system/autocomplete';
import { formatSpan } from '@console/format';
import { graphql, readInlineData } from 'react-relay';
import type { classOption_class$key } from './__generated__/classOption_class.graphql.ts';

/** Returns a class as an option: reference and title, with its dates and its state. */
export function classOption(key: classOption_class$key): Option {
  const { id, reference, title, status, startsAt, endsAt } = readInlineData(
    graphql`
      fragment classOption_class on TrainingClass @inline {
        id
        reference
        title
        status
        startsAt
        endsAt
      }
    `,
    key,
  );
  const dates = startsAt && endsAt ? formatSpan(startsAt, endsAt) : 'No dates yet';
  return { value: id, label: `${reference} ${title}`, detail: `${dates} · ${trainingClassStatuses.labelOf(status)}` };
}
