import { mailTargetResources } from '@console/core-contracts';
import { Link } from '@console/design-system/link';
import { linkOfRecord } from '../records/linkOfRecord.ts';

interface AboutRecordProps {
  readonly target: {
    readonly resource: string;
    /** Null when the record was deleted. */
    readonly name: string | null | undefined;
    /** The id of the record whose screen shows it. */
    readonly shownBy: string | null | undefined;
  };
}

/** The record that an email is about: 'BK-10482', as a link while it exists. */
export function AboutRecord({ target: { resource, name, shownBy } }: AboutRecordProps) {
  if (name == null || shownBy == null) return `Deleted ${mailTargetResources.labelOf(resource).toLowerCase()}`;
  return <Link to={linkOfRecord(shownBy)}>{name}</Link>;
}
