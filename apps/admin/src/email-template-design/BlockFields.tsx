import { Field, Input } from '@console/design-system/field';
import { TextArea } from '@console/design-system/inputs';
import { Pairs, Stack, Text } from '@console/design-system/layout';
import { RichTextEditor } from '@console/design-system/rich-text-editor';
import type { FocusEvent } from 'react';
import { addressIn, type DesignBlock, isPlainText, type JsonObject, linkTo, textIn } from './design.ts';
import { PictureField } from './PictureField.tsx';
import { useEditorInsertion, type WriteText, writerOf } from './writeText.ts';

interface BlockFieldsProps {
  readonly block: DesignBlock;
  /** The characters that the design may still have. */
  readonly room: number;
  readonly onChange: (values: JsonObject) => void;
  readonly onBlur: () => void;
  /** Called when the cursor enters a text, with how to write into it. */
  readonly onEnterText: (write: WriteText) => void;
}

/** The fields of a block: what people change of it. A block that the editor does not know is kept as it is. */
export function BlockFields({ block: { type, values }, room, onChange, onBlur, onEnterText }: BlockFieldsProps) {
  const events = { onBlur, onFocus: enterText(onEnterText) };
  const address = (label: string, name: string) => (
    <Field label={label}>
      <Input
        type="url"
        value={addressIn(values, name)}
        onChange={(href) => onChange(linkTo(values, name, href))}
        {...events}
      />
    </Field>
  );
  switch (type) {
    case 'heading':
      return (
        <Field label="Heading">
          <Input value={textIn(values, 'text')} onChange={(text) => onChange({ text })} {...events} />
        </Field>
      );
    case 'text':
    case 'paragraph':
      return (
        <TextOfBlock
          value={textIn(values, 'text')}
          onChange={(text) => onChange({ text })}
          {...{ onBlur, onEnterText }}
        />
      );
    case 'button':
      return (
        <Pairs least={220}>
          <Field label="Words">
            <Input value={textIn(values, 'text')} onChange={(text) => onChange({ text })} {...events} />
          </Field>
          {address('Link', 'href')}
        </Pairs>
      );
    case 'image':
      return (
        <Stack>
          <PictureField values={values} room={room} onChange={onChange} {...events} />
          <Pairs least={220}>
            <Field label="What it shows" hint="Read aloud, and shown while the picture is not.">
              <Input value={textIn(values, 'altText')} onChange={(altText) => onChange({ altText })} {...events} />
            </Field>
            {address('Link', 'action')}
          </Pairs>
        </Stack>
      );
    case 'html':
      return (
        <Field label="HTML">
          <TextArea value={textIn(values, 'html')} onChange={(html) => onChange({ html })} {...events} lines={4} />
        </Field>
      );
    case 'divider':
      return <Text role="meta">A line.</Text>;
    default:
      return <Text role="meta">This block is kept and sent as it is. It cannot be changed here.</Text>;
  }
}

const enterText =
  (onEnterText: BlockFieldsProps['onEnterText']) =>
  ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onEnterText(writerOf(currentTarget));

interface TextOfBlockProps extends Pick<BlockFieldsProps, 'onBlur' | 'onEnterText'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text with a look of its own is changed as HTML, because the editor of rich text would lose the look. */
function TextOfBlock({ value, onChange, onBlur, onEnterText }: TextOfBlockProps) {
  const [insertion, write] = useEditorInsertion();
  if (isPlainText(value)) {
    return (
      <Field label="Text">
        <RichTextEditor
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={() => onEnterText(write)}
          insertion={insertion}
          height={140}
        />
      </Field>
    );
  }
  return (
    <Field label="Text (HTML)">
      <TextArea value={value} onChange={onChange} onBlur={onBlur} onFocus={enterText(onEnterText)} lines={4} />
    </Field>
  );
}
