import { CodeEditor, type CodeInsertion } from '@console/design-system/code-editor';
import { Field } from '@console/design-system/field';
import { Text } from '@console/design-system/layout';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';
import { DesignEditor } from '../email-template-design/DesignEditor.tsx';
import type { TemplateType } from './usePreview.ts';

interface BodyFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  readonly type: TemplateType;
  readonly insertion: CodeInsertion | null;
}

/** The body of a template: an editor of HTML, or the blocks of a design. */
export function BodyField<Schema extends InputSchema>({ type, insertion, ...props }: BodyFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props);
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
      <Text role="meta">Copy a variable from the list into a text, such as {'{{ reference }}'}.</Text>
      <DesignEditor value={text} onChange={set} onBlur={leave} />
    </Field>
  );
}
