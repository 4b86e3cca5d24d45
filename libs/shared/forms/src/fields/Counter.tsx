import { Text } from '@console/design-system/layout';

/** Shows the number of characters and the limit, at the end of the label's line (FRM-13). */
export function Counter({ length, max }: { readonly length: number; readonly max: number }) {
  return (
    <Text role="meta">
      {length}/{max}
    </Text>
  );
}
