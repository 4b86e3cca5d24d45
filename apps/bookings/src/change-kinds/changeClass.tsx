import { isOpenRequest, whyNotTakeSeats } from '@console/bookings-contracts';
import { ClassOnSaleField } from '@console/classes-web';
import { ClassDates, ClassLink, datesText } from './classOfItem.tsx';
import type { KindFieldsProps, KindOfChange } from './KindOfChange.ts';

/** Another class for all seats of an item. */
export const changeClass: KindOfChange = {
  Fields: NewClassField,
  whyNotNow: (item, _typed, to) => to && whyNotTakeSeats(to, item.quantity),
  compared: ({ status, newTrainingClass: asked }, { class: today }) => [
    { what: 'Class', today: <ClassLink {...today} />, asked: asked && <ClassLink {...asked} /> },
    { what: 'Dates', today: <ClassDates {...today} />, asked: asked && <ClassDates {...asked} /> },
    // How many seats are free matters only while the change can be made.
    ...(isOpenRequest({ status })
      ? [{ what: 'Free seats', today: today.seatsFreeCount, asked: asked?.seatsFreeCount }]
      : []),
  ],
};

export function NewClassField({ form, item }: KindFieldsProps) {
  const { id, reference, courseVersion } = item.class;
  return (
    <ClassOnSaleField
      form={form}
      name="newTrainingClass"
      required
      course={courseVersion.course.id}
      except={id}
      placeholder="Select a class"
      hint={`Now ${reference}, ${datesText(item)}.`}
    />
  );
}
