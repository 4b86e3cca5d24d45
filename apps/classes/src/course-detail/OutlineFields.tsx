import type { coursePartInputs } from '@console/classes-contracts';
import { Inset } from '@console/design-system/card';
import { HiddenText, Row, Stack, Text } from '@console/design-system/layout';
import { ActionAddButton } from '@console/design-system/tooltip';
import type { ConsoleForm } from '@console/forms';
import { OutlineRow } from './OutlineRow.tsx';
import { MOST } from './outlineChanges.ts';
import { useOutlineEdit } from './useOutlineEdit.ts';

/**
 * The lessons and topics of a course as fields. Buttons, or Alt with the arrow keys, move a lesson or a topic, and
 * screen readers hear its new place.
 */
export function OutlineFields({ form }: { readonly form: ConsoleForm<typeof coursePartInputs.outline> }) {
  const edit = useOutlineEdit(form);
  const { lessons } = edit;
  return (
    <div ref={edit.container}>
      <Stack gap="l">
        <Text role="meta">
          Enter in a topic adds the next one, and each line of a pasted list becomes a topic. Alt with ↑ or ↓ moves the
          lesson or the topic with the focus.
        </Text>
        {lessons.map(({ topics }, lesson) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson has no id, only its place
          // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border
          <div key={lesson} role="group" aria-label={`Lesson ${lesson + 1}`}>
            <Stack gap="s">
              <OutlineRow form={form} edit={edit} place={{ lesson }} />
              <Inset>
                <Stack gap="s">
                  {topics.map((_, topic) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a topic has no id, only its place
                    <OutlineRow key={topic} form={form} edit={edit} place={{ lesson, topic }} />
                  ))}
                  <Row>
                    <ActionAddButton
                      place="form"
                      aria-label={`Add a topic to lesson ${lesson + 1}`}
                      refusal={topics.length < MOST ? null : `A lesson has at most ${MOST} topics.`}
                      onClick={() => edit.addTopic(lesson, topics.length)}
                    >
                      Add a topic
                    </ActionAddButton>
                  </Row>
                </Stack>
              </Inset>
            </Stack>
          </div>
        ))}
        <Row>
          <ActionAddButton
            place="form"
            refusal={lessons.length < MOST ? null : `A course has at most ${MOST} lessons.`}
            onClick={edit.addLesson}
          >
            Add a lesson
          </ActionAddButton>
        </Row>
      </Stack>
      <div aria-live="polite">
        <HiddenText>{edit.announcement}</HiddenText>
      </div>
    </div>
  );
}
