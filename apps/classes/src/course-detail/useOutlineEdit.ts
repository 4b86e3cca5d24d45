import type { coursePartInputs } from '@console/classes-contracts';
import { countOf } from '@console/format';
import { type ConsoleForm, useFormValues, useListEdit } from '@console/forms';
import { notify } from '@console/platform';
import { type RefObject, useState } from 'react';
import {
  indexAmongSiblings,
  type Lesson,
  MOST,
  moved,
  type OutlinePosition,
  placeAt,
  removed,
  siblingsOf,
  withLesson,
  withLines,
  withTopic,
} from './outlineChanges.ts';

/** The lessons of a form, and the functions that change their order and number. */
export interface OutlineEdit {
  readonly lessons: readonly Lesson[];
  /** The element that contains all rows. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** The result of the last change, for screen readers. */
  readonly announcement: string;
  /**
   * Moves a lesson or a topic one position up (-1) or down (1).
   *
   * @param control selects the control of the moved row that gets the focus.
   */
  readonly move: (place: OutlinePosition, step: -1 | 1, control: string) => void;
  readonly remove: (place: OutlinePosition) => void;
  readonly addLesson: () => void;
  /** Adds an empty topic at an index of the lesson. */
  readonly addTopic: (lesson: number, at: number) => void;
  /** Puts pasted lines at a place, each as a topic; see {@link withLines}. */
  readonly paste: (place: OutlinePosition, first: string, others: readonly string[]) => void;
}

/** Changes the order and the number of a form's lessons and topics. The focus follows each change. */
export function useOutlineEdit(form: ConsoleForm<typeof coursePartInputs.outline>): OutlineEdit {
  const lessons = useFormValues(form).outline;
  const list = useListEdit(form, 'outline');
  const [announcement, setAnnouncement] = useState('');

  function change(outline: readonly Lesson[], said: string, place: OutlinePosition, control: string) {
    list.change(structuredClone(outline) as typeof lessons, { place: keyOf(place), control });
    setAnnouncement(said);
  }

  const nameOf = (place: OutlinePosition) =>
    siblingsOf(lessons, place)[indexAmongSiblings(place)]?.title || wordsOf(place);

  return {
    lessons,
    container: list.container,
    announcement,
    move(place, step, control) {
      const to = indexAmongSiblings(place) + step;
      const count = siblingsOf(lessons, place).length;
      if (to < 0 || to >= count) return setAnnouncement(`${nameOf(place)} is already ${to < 0 ? 'first' : 'last'}.`);
      change(
        moved(lessons, place, to),
        `${nameOf(place)} moved to place ${to + 1} of ${count}.`,
        placeAt(place, to),
        control,
      );
    },
    remove(place) {
      const next = Math.min(indexAmongSiblings(place), siblingsOf(lessons, place).length - 2);
      change(removed(lessons, place), `${nameOf(place)} removed.`, placeAt(place, next), 'input');
    },
    addLesson() {
      change(withLesson(lessons), '', { lesson: lessons.length }, 'input');
    },
    addTopic(lesson, topic) {
      change(withTopic(lessons, lesson, topic), '', { lesson, topic }, 'input');
    },
    paste(place, first, others) {
      const { lesson, topic = -1 } = place;
      const { lessons: outline, placed } = withLines(lessons, place, first, others);
      const last = topic + placed;
      change(outline, `${countOf(placed, 'topic')} added.`, last < 0 ? { lesson } : { lesson, topic: last }, 'input');
      const left = others.length - placed;
      if (left > 0) {
        notify.error(`${countOf(left, 'line')} left out.`, { details: [`A lesson has at most ${MOST} topics.`] });
      }
    },
  };
}

/** Returns the value of `data-place` of a row. */
export const keyOf = ({ lesson, topic }: OutlinePosition): string =>
  topic === undefined ? `${lesson}` : `${lesson}.${topic}`;

/** Returns a place in words: 'lesson 1, topic 2'. */
export const wordsOf = ({ lesson, topic }: OutlinePosition): string =>
  topic === undefined ? `lesson ${lesson + 1}` : `lesson ${lesson + 1}, topic ${topic + 1}`;
