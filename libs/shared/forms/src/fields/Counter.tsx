import { Text } from '@console/design-system/layout';

/** How many characters of how many, at the end of a label's line (FRM-13). */
export function Counter({ length, max }: { readonly length: number; readonly max: number }) {
  return (
    <Text role="meta">
      {length}/{max}
    </Text>
  );
}
