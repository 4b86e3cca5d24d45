import { classLinks } from '@console/classes-contracts';
import { Consequences } from '@console/design-system/dialog';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { formatCount, formatSpan } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type {
  TrainersClasses_classes$data,
  TrainersClasses_classes$key,
} from './__generated__/TrainersClasses_classes.graphql.ts';

/** The number of classes that are named. */
const NAMED = 5;

/** Names the classes of a trainer that a change affects, in a dialog. Of many classes it names the first and counts the others. */
export function TrainersClasses({ classes: keys }: { readonly classes: TrainersClasses_classes$key }) {
  const classes = useFragment(
    graphql`
      fragment TrainersClasses_classes on TrainingClass @relay(plural: true) {
        id
        reference
        title
        status
        startsAt
        endsAt
      }
    `,
    keys,
  );
  const others = classes.length - NAMED;
  return (
    <Stack gap="s">
      <Consequences
        groups={[
          {
            heading: 'Classes',
            consequences: classes.slice(0, NAMED).map((one) => ({
              id: one.id,
              name: (
                <Link to={classLinks.detail(one.id)} newTab>
                  {one.reference}
                </Link>
              ),
              title: one.title,
              consequence: daysOf(one),
            })),
          },
        ]}
      />
      {others > 0 && <Text role="meta">{`and ${formatCount(others)} more`}</Text>}
    </Stack>
  );
}

function daysOf({ status, startsAt, endsAt }: TrainersClasses_classes$data[number]): string {
  return status === 'postponed' || !startsAt || !endsAt ? 'Postponed' : formatSpan(startsAt, endsAt);
}
