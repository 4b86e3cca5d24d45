import { Text } from '@console/design-system/layout';
import { hasRequired } from '@console/rules';
import type { InputSchema } from './ConsoleForm.ts';

/** Explains the red mark, above the fields of an input with a required field. */
export function RequiredLegend({ input }: { readonly input: InputSchema }) {
  return hasRequired(input) && <Text role="meta">Fields marked * are required.</Text>;
}
