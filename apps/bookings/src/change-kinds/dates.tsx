import { DateText } from '@console/design-system/date';
import { DateField } from '@console/forms';
import { ClassLink, datesText } from './classOfItem.tsx';
import type { KindOfChange } from './KindOfChange.ts';

/** Other dates of a private class. */
export const dates: KindOfChange = {
  Fields: ({ form, item }) => (
    <DateField
      form={form}
      name="newStartsAt"
      required
      future
      hint={`Now ${datesText(item)}. The other days follow over the working days, at the same hours.`}
    />
  ),
  compared: ({ newStartsAt }, { class: own }) => [
    { what: 'Class', today: <ClassLink {...own} />, asked: <ClassLink {...own} /> },
    { what: 'First day', today: <DateText value={own.startsAt} />, asked: <DateText value={newStartsAt} /> },
  ],
};
