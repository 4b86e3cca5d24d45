import { mailTargetResources } from '@console/core-contracts';

interface Target {
  readonly resource: string;
  /** Null when the record was deleted. */
  readonly name: string | null | undefined;
}

/** Names the record that an email is about: 'BK-10482'. */
export const nameOfTarget = ({ resource, name }: Target): string =>
  name ?? `Deleted ${mailTargetResources.labelOf(resource).toLowerCase()}`;
