import type { emailTemplateContent } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { Stack, WorkAndLook } from '@console/design-system/layout';
import { type FormWith, type InputSchema, partOf, TextField, useFormValues } from '@console/forms';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type EnteredText, useEditorInsertion } from '../email-template-design/writeText.ts';
import type { TemplateFields_sampleData$key } from './__generated__/TemplateFields_sampleData.graphql.ts';
import { BodyField } from './BodyField.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import type { ChosenRecord } from './ReferenceChoice.tsx';
import { SendTestButton } from './SendTestButton.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import type { TemplateTarget, TemplateType } from './usePreview.ts';
import { VariablesCard } from './VariablesCard.tsx';

interface TemplateFieldsProps<Schema extends InputSchema> {
  readonly form: FormWith<typeof emailTemplateContent, Schema>;
  readonly type: TemplateType;
  readonly target: TemplateTarget;
  /** The sample data of the kind of record. */
  readonly sampleData: TemplateFields_sampleData$key;
  /** Fields below the name. */
  readonly children?: ReactNode;
}

/** The fields of a template, with its variables and its mail beside them. */
export function TemplateFields<Schema extends InputSchema>(props: TemplateFieldsProps<Schema>) {
  const { type, target, sampleData, children } = props;
  const { variables } = useFragment(
    graphql`
      fragment TemplateFields_sampleData on EmailSampleData {
        variables {
          ...VariablesCard_variables
        }
      }
    `,
    sampleData,
  );
  const form = partOf<typeof emailTemplateContent, Schema>(props.form);
  const { subject, body } = useFormValues(form);
  const [record, setRecord] = useState<ChosenRecord | null>(null);
  const [insertion, insertIntoHtml] = useEditorInsertion();
  // The text of a design in which the cursor was last.
  const [entered, setEntered] = useState<EnteredText | null>(null);
  const template = subject && body ? { type, target, subject, body, record: record?.value ?? null } : null;
  return (
    <WorkAndLook
      look={
        <>
          <TemplatePreview template={template} actions={<SendTestButton template={template} />}>
            <RecordChoice key={target} target={target} value={record} onChange={setRecord} />
          </TemplatePreview>
          {type === 'unlayer' ? (
            <VariablesCard
              variables={variables}
              onInsert={entered?.write ?? null}
              note={entered ? `Into: ${entered.place}` : 'Into no text yet'}
            />
          ) : (
            <VariablesCard variables={variables} onInsert={insertIntoHtml} />
          )}
        </>
      }
    >
      <Card title="Template">
        <Stack>
          <TextField form={form} name="name" />
          {children}
          <TextField form={form} name="subject" />
          <BodyField form={form} name="body" type={type} insertion={insertion} onEnterText={setEntered} />
        </Stack>
      </Card>
    </WorkAndLook>
  );
}
