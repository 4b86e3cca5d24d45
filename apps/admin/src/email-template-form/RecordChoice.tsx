import { ItemChoice } from './ItemChoice.tsx';
import { ReferenceChoice, type ReferenceChoiceProps } from './ReferenceChoice.tsx';

type RecordChoiceProps = Omit<ReferenceChoiceProps, 'label'>;

/** Chooses a record of the kind of the template. Without one, sample data fills it in. */
export function RecordChoice({ target, value, onChange }: RecordChoiceProps) {
  if (target === 'booking_item') return <ItemChoice value={value} onChange={onChange} />;
  return <ReferenceChoice label="Filled in with" target={target} value={value} onChange={onChange} />;
}
