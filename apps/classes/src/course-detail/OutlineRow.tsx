import type { coursePartInputs } from '@console/classes-contracts';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@console/design-system/icons';
import { Row, Stack } from '@console/design-system/layout';
import { ActionButton } from '@console/design-system/tooltip';
import { type ConsoleForm, TextField } from '@console/forms';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { indexAmongSiblings, linesOf, type OutlinePosition, siblingsOf } from './outlineChanges.ts';
import { keyOf, type OutlineEdit, wordsOf } from './useOutlineEdit.ts';

export interface OutlineRowProps {
  readonly form: ConsoleForm<typeof coursePartInputs.outline>;
  readonly edit: OutlineEdit;
  readonly place: OutlinePosition;
}

/** The title of a lesson or a topic, with buttons that move and remove it. */
export function OutlineRow({ form, edit, place }: OutlineRowProps) {
  const { lesson, topic } = place;
  const position = indexAmongSiblings(place);
  const last = siblingsOf(edit.lessons, place).length - 1;
  const words = wordsOf(place);
  const kind = topic === undefined ? 'lesson' : 'topic';

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && topic !== undefined && event.target instanceof HTMLInputElement) {
      // Enter in a text field would save the outline. While a word is composed, it only accepts the word.
      event.preventDefault();
      if (!event.nativeEvent.isComposing) edit.addTopic(lesson, topic + 1);
      return;
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (step === null || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    edit.move(place, step, 'input');
  }

  function paste(event: ClipboardEvent) {
    const [first, ...others] = linesOf(event.clipboardData.getData('text/plain'));
    const { target } = event;
    if (!first || others.length === 0 || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = target;
    const before = value.slice(0, selectionStart ?? value.length);
    edit.paste(place, `${before}${first}${value.slice(selectionEnd ?? value.length)}`, others);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
    <div role="group" aria-label={words} data-place={keyOf(place)} onKeyDown={press} onPaste={paste}>
      <Row align="end">
        <Stack grow>
          {topic === undefined ? (
            <TextField form={form} name={`outline.${lesson}.title`} />
          ) : (
            <TextField form={form} name={`outline.${lesson}.topics.${topic}.title`} />
          )}
        </Stack>
        <ActionButton
          appearance="subtle"
          icon={<ArrowUpIcon size={16} />}
          aria-label={`Move ${words} up`}
          data-move="-1"
          refusal={position > 0 ? null : `This is the first ${kind}.`}
          onClick={() => edit.move(place, -1, '[data-move="-1"]')}
        />
        <ActionButton
          appearance="subtle"
          icon={<ArrowDownIcon size={16} />}
          aria-label={`Move ${words} down`}
          data-move="1"
          refusal={position < last ? null : `This is the last ${kind}.`}
          onClick={() => edit.move(place, 1, '[data-move="1"]')}
        />
        <ActionButton
          appearance="subtle"
          icon={<DeleteIcon size={16} />}
          aria-label={`Remove ${words}`}
          refusal={last > 0 ? null : `A ${topic === undefined ? 'course' : 'lesson'} has at least one ${kind}.`}
          onClick={() => edit.remove(place)}
        />
      </Row>
    </div>
  );
}
