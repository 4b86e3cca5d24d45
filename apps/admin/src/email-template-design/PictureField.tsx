import { PaperImage } from '@console/design-system/card';
import { Field, Input } from '@console/design-system/field';
import { FileButton } from '@console/design-system/inputs';
import { Row, Stack } from '@console/design-system/layout';
import { type ComponentProps, useState } from 'react';
import { groupIn, type JsonObject, textIn } from './design.ts';
import { type Picture, pictureOf } from './pictureOf.ts';

interface PictureFieldProps extends Pick<ComponentProps<typeof Input>, 'onBlur' | 'onClick' | 'onInput' | 'onKeyDown'> {
  readonly values: JsonObject;
  /** The characters that the design may still have. */
  readonly room: number;
  readonly onChange: (values: JsonObject) => void;
}

/** The picture of a block: a file from the computer, which every email takes with it, or one on the web. */
export function PictureField({ values, room, onChange, ...events }: PictureFieldProps) {
  const src = groupIn(values, 'src');
  const url = textIn(src, 'url');
  const [refusal, setRefusal] = useState<string | undefined>();
  const choose = async (file: File) => {
    const picture = await pictureOf(file);
    const why = whyNot(picture, room + url.length);
    setRefusal(why);
    if (picture && why === undefined) onChange({ src: { ...src, ...picture } });
  };
  const isFile = url.startsWith('data:');
  return (
    <Stack gap="s">
      {isFile && (
        <PaperImage
          src={url}
          width={Number(src.width) || 320}
          height={Number(src.height) || 96}
          label={textIn(values, 'altText') || 'The picture'}
        />
      )}
      <Row wrap>
        <FileButton size="small" accept="image/*" onChoose={(file) => void choose(file)}>
          {isFile ? 'Replace picture' : 'Choose a picture'}
        </FileButton>
      </Row>
      <Field label="Address of the picture" error={refusal} hint={isFile ? inFile : onWeb}>
        <Input
          type="url"
          value={isFile ? '' : url}
          placeholder={isFile ? 'A file from your computer' : 'https://'}
          onChange={(next) => onChange({ src: { ...src, url: next } })}
          {...events}
        />
      </Field>
    </Stack>
  );
}

const inFile = 'Each email takes the picture with it. An address here replaces it.';
const onWeb = 'Of a picture on the web, or choose one from your computer.';

function whyNot(picture: Picture | null, room: number): string | undefined {
  if (!picture) return 'This file is no picture that an email can show. Choose a PNG or a JPEG.';
  return picture.url.length > room ? 'This template has no room for another picture. Remove one first.' : undefined;
}
