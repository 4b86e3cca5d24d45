import { CodeEditor } from '@console/design-system/code-editor';
import { Field, type TextInsertion } from '@console/design-system/field';
import { Stack, Text } from '@console/design-system/layout';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';
import { DesignEditor } from '../email-template-design/DesignEditor.tsx';
import type { EnteredText } from '../email-template-design/writeText.ts';
import type { TemplateType } from './usePreview.ts';

interface BodyFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  readonly type: TemplateType;
  /** The latest variable for the editor of HTML. */
  readonly insertion: TextInsertion | null;
  /** Called when somebody puts the cursor into a text of a design. Null when its rows have changed their places. */
  readonly onEnterText: (text: EnteredText | null) => void;
}

/** The body of a template: an editor of HTML, or the blocks of a design. */
export function BodyField<Schema extends InputSchema>(props: BodyFieldProps<Schema>) {
  const { type, insertion, onEnterText, ...field } = props;
  const { value, set, leave, fieldProps } = useFormField(field);
  const text = typeof value === 'string' ? value : '';
  if (type !== 'unlayer') {
    return (
      <Field {...fieldProps} hint="HTML with variables. Styles are written into the elements when it is sent.">
        <CodeEditor language="html" value={text} onChange={set} onBlur={leave} insertion={insertion} height={480} />
      </Field>
    );
  }
  return (
    <Field {...fieldProps} group heading>
      <Stack gap="s">
        <Text role="meta">
          Words in {'{{ }}'} are filled in for each email. To add some, put the cursor into a text, then insert a
          variable.
        </Text>
        <DesignEditor value={text} onChange={set} onBlur={leave} onEnterText={onEnterText} />
      </Stack>
    </Field>
  );
}
