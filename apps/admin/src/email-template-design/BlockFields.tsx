import { Field, Input } from '@console/design-system/field';
import { TextArea } from '@console/design-system/inputs';
import { isPassingKey } from '@console/design-system/keys';
import { Pairs, Stack, Text } from '@console/design-system/layout';
import { RichTextEditor } from '@console/design-system/rich-text-editor';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { addressIn, type DesignBlock, isPlainText, type JsonObject, linkTo, textIn } from './design.ts';
import { PictureField } from './PictureField.tsx';
import { useEditorInsertion, type WriteText, writerOf } from './writeText.ts';

interface BlockFieldsProps {
  readonly block: DesignBlock;
  /** The characters that the design may still have. */
  readonly room: number;
  readonly onChange: (values: JsonObject) => void;
  readonly onBlur: () => void;
  /** Called when somebody puts the cursor into a field, with its label and how to write into it. */
  readonly onEnterText: (field: string, write: WriteText) => void;
}

/** The fields of a block: what people change of it. A block that the editor does not know is kept as it is. */
export function BlockFields({ block: { type, values }, room, onChange, onBlur, onEnterText }: BlockFieldsProps) {
  const events = (field: string) => ({ onBlur, ...cursorEvents((write) => onEnterText(field, write)) });
  const input = (
    label: string,
    value: string,
    changed: (text: string) => JsonObject,
    type: 'text' | 'url' = 'text',
  ) => (
    <Field label={label}>
      <Input type={type} value={value} onChange={(text) => onChange(changed(text))} {...events(label)} />
    </Field>
  );
  const address = (label: string, name: string) =>
    input(label, addressIn(values, name), (href) => linkTo(values, name, href), 'url');
  switch (type) {
    case 'heading':
      return input('Heading', textIn(values, 'text'), (text) => ({ text }));
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
          {input('Words', textIn(values, 'text'), (text) => ({ text }))}
          {address('Link', 'href')}
        </Pairs>
      );
    case 'image':
      return (
        <Stack>
          <PictureField values={values} room={room} onChange={onChange} {...events('Address of the picture')} />
          <Pairs least={220}>
            {input('What it shows', textIn(values, 'altText'), (altText) => ({ altText }))}
            {address('Link', 'action')}
          </Pairs>
        </Stack>
      );
    case 'html':
      return (
        <Field label="HTML">
          <TextArea
            value={textIn(values, 'html')}
            onChange={(html) => onChange({ html })}
            lines={4}
            {...events('HTML')}
          />
        </Field>
      );
    case 'divider':
      return <Text role="meta">A line.</Text>;
    default:
      return <Text role="meta">This block is kept and sent as it is. It cannot be changed here.</Text>;
  }
}

/**
 * The events that put the cursor into a field. Tab only passes it, on its way to the variables. Texts also come without keys, dictated
 * or pasted from a menu.
 */
function cursorEvents(onUse: (write: WriteText) => void) {
  return {
    onInput: ({ currentTarget }: FormEvent<TextBox>) => onUse(writerOf(currentTarget)),
    onClick: ({ currentTarget }: MouseEvent<TextBox>) => onUse(writerOf(currentTarget)),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<TextBox>) => {
      if (!isPassingKey(key)) onUse(writerOf(currentTarget));
    },
  };
}

type TextBox = HTMLInputElement | HTMLTextAreaElement;

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
          onUse={() => onEnterText('Text', write)}
          insertion={insertion}
          height={140}
        />
      </Field>
    );
  }
  return (
    <Field label="Text (HTML)">
      <TextArea
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        lines={4}
        {...cursorEvents((given) => onEnterText('Text', given))}
      />
    </Field>
  );
}
