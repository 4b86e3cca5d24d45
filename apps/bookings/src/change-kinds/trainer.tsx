import { classLinks } from '@console/classes-contracts';
import { TrainerField } from '@console/classes-web';
import { Link } from '@console/design-system/link';
import { ClassDates } from './classOfItem.tsx';
import type { ComparedRequest, KindOfChange } from './KindOfChange.ts';

/** Another trainer of a private class. */
export const trainer: KindOfChange = {
  Fields: ({ form, item }) => (
    <TrainerField
      form={form}
      name="newTrainer"
      required
      teaching={{ id: item.class.id, course: item.class.courseVersion.course.id }}
      placeholder="Select a trainer"
      hint={`Now ${item.trainer?.contact.fullName ?? 'no trainer'}.`}
    />
  ),
  compared: ({ newTrainer }, item) => [
    { what: 'Trainer', today: trainerLink(item.trainer), asked: trainerLink(newTrainer) },
    { what: 'Dates', today: <ClassDates {...item.class} />, asked: <ClassDates {...item.class} /> },
  ],
};

const trainerLink = (one: ComparedRequest['newTrainer']) =>
  one ? <Link to={classLinks.trainer(one.id)}>{one.contact.fullName}</Link> : 'No trainer';
