import { keptSamples, type PromptSample, type updatePromptTemplateInput } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { Field } from '@console/design-system/field';
import { TextArea } from '@console/design-system/inputs';
import { Stack, Text } from '@console/design-system/layout';
import { type ConsoleForm, useFormField } from '@console/forms';

interface SamplesCardProps {
  readonly form: ConsoleForm<typeof updatePromptTemplateInput>;
  /** Those that the prompt uses. */
  readonly variables: readonly string[];
}

/** The variables of a prompt, each with the value that fills it in in the preview. */
export function SamplesCard({ form, variables }: SamplesCardProps) {
  const { value, set, leave, fieldProps } = useFormField({ form, name: 'samples' });
  const samples = samplesIn(value);
  return (
    <Card title="Variables" count={variables.length}>
      <Stack>
        {variables.map((variable) => (
          <Field key={variable} label={variable}>
            <TextArea
              lines={1}
              maxLength={2_000}
              placeholder="Sample value"
              value={samples.find((sample) => sample.variable === variable)?.value ?? ''}
              onChange={(text) => set(keptSamples([...samples, { variable, value: text }]))}
              onBlur={leave}
            />
          </Field>
        ))}
        {fieldProps.below}
        {fieldProps.error && <Text role="meta">{fieldProps.error}</Text>}
        <Text role="meta">
          {variables.length === 0
            ? 'Write {{ name }} into the prompt to add a variable.'
            : 'A variable without a sample value prints nothing. A condition: {% if name %} … {% endif %}.'}
        </Text>
      </Stack>
    </Card>
  );
}

/** The value of a list is declared by its rule. */
export const samplesIn = (value: unknown): readonly PromptSample[] => (Array.isArray(value) ? value : []);
