import { Button } from '@console/design-system/button';
import { KeyHint } from '@console/design-system/filter-bar';
import { isSingleKey, letterOf } from '@console/design-system/keys';
import { Row, Stack, Text } from '@console/design-system/layout';
import { emptyValues, FormFailure, hasFailed, RichTextField, saveByKey, useConsoleForm } from '@console/forms';
import { type FailedSentence, isEarlierAnswer, type MappedError } from '@console/relay';
import type { RequiredText } from '@console/rules';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { textAfterSent } from './textAfterSent.ts';

export interface PostBoxProps {
  /** The name of the box's draft on this screen: 'note'. */
  readonly name: string;
  /** The rule of the text: `createNoteInput.shape.body`. */
  readonly rule: RequiredText;
  readonly placeholder: string;
  /** The first sentence of the error alert: 'The note was not posted.' */
  readonly failed: FailedSentence;
  /** Sends the text. Resolves to null when that failed, as the commit of `useConsoleMutation` does. */
  readonly post: (body: string) => Promise<object | null>;
  /** The reason why the latest attempt failed: the mutation's `error`. */
  readonly error: MappedError | null;
}

/**
 * The editor for the next note or post. Ctrl+Enter and Ctrl+S post, and the key `w` focuses it from anywhere on the screen. Its
 * text survives a reload and a failure, and is cleared when it is posted.
 */
export function PostBox({ name, rule, placeholder, failed, post, error }: PostBoxProps) {
  const [input] = useState(() => z.object({ body: rule }));
  const [saved] = useState(() => emptyValues(input));
  const sent = useRef('');
  const form = useConsoleForm({
    name,
    input,
    saved,
    save: ({ body }) => {
      sent.current = form.state.getValues('body') ?? '';
      return post(body);
    },
    error,
    onSaved: (answer) => {
      // What was posted is an earlier text. The form keeps this one, and the user decides what is left to post.
      if (isEarlierAnswer(answer)) return;
      const next = textAfterSent(sent.current, form.state.getValues('body') ?? '');
      form.discard();
      if (next !== '') form.state.setValue('body', next, { shouldDirty: true });
    },
  });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function write(event: KeyboardEvent) {
      if (letterOf(event) !== 'w' || !isSingleKey(event)) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
    }
    document.addEventListener('keydown', write);
    return () => document.removeEventListener('keydown', write);
  }, []);
  return (
    <form
      ref={box}
      noValidate
      onKeyDown={(event) => saveByKey(event, form)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="s">
        {hasFailed(form) && <FormFailure form={form} failed={failed} />}
        <RichTextField form={form} name="body" posts placeholder={placeholder} />
        <Row justify="between">
          <KeyHint keys={['Ctrl', 'Enter']}>
            <Text role="meta">posts</Text>
          </KeyHint>
          <Button type="submit" loading={form.saving}>
            Post
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
