import { EmptyState } from '@console/design-system/empty-state';
import { Stack, Text } from '@console/design-system/layout';

export interface OutlineViewProps {
  readonly lessons: readonly { readonly title: string; readonly topics: readonly string[] }[];
}

/** The lessons of an outline in their order, each with its topics. */
export function OutlineView({ lessons }: OutlineViewProps) {
  if (lessons.length === 0) return <EmptyState small title="No lessons yet." />;
  return (
    <Stack>
      {lessons.map(({ title, topics }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson has no id, only its place
        <Stack key={index} gap="xs">
          <Text role="strong">{`${index + 1}. ${title}`}</Text>
          <Text role="secondary">{topics.join(' · ')}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
