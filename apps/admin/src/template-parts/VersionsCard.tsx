import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { Stack, Text, ValueAndAction } from '@console/design-system/layout';
import type { ReactNode } from 'react';

interface Version {
  readonly id: string;
  readonly number: number;
  readonly createdAt: string;
  readonly createdBy: { readonly person: { readonly fullName: string } } | null | undefined;
}

interface VersionsCardProps<Of extends Version> {
  readonly versions: { readonly edges: readonly { readonly node: Of }[]; readonly totalCount: number };
  readonly title: (version: Of) => string;
  /** A small button. */
  readonly action?: (version: Of) => ReactNode;
}

/** The versions of a template, the newest first. */
export function VersionsCard<Of extends Version>({ versions, title, action }: VersionsCardProps<Of>) {
  return (
    <Card title="Versions" count={versions.totalCount}>
      <Stack gap="s">
        {versions.edges.map(({ node }) => (
          <ValueAndAction key={node.id} action={action?.(node)}>
            <Stack gap="none">
              <Text role="strong">{title(node)}</Text>
              <Text role="meta">
                <DateText value={node.createdAt} as="date-time" /> UTC
                {node.createdBy ? `, ${node.createdBy.person.fullName}` : ''}
              </Text>
            </Stack>
          </ValueAndAction>
        ))}
      </Stack>
    </Card>
  );
}
