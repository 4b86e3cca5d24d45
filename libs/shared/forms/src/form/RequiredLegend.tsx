import { Text } from '@console/design-system/layout';
import { hasRequired } from '@console/rules';
import type { InputSchema } from './ConsoleForm.ts';

/** Says what the red mark means, above the fields of an input that has any such field. */
export function RequiredLegend({ input }: { readonly input: InputSchema }) {
  return hasRequired(input) && <Text role="meta">Fields marked * are required.</Text>;
}
