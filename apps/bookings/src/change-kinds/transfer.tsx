import { whyNotTakeSeats } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { Link } from '@console/design-system/link';
import { fullName } from '@console/format';
import { SelectField } from '@console/forms';
import { changeClass, NewClassField } from './changeClass.tsx';
import type { ComparedRequest, KindFieldsProps, KindOfChange } from './KindOfChange.ts';

/** The transfer of one delegate to a seat of another class. */
export const transfer: KindOfChange = {
  Fields: TransferFields,
  whyNotNow: (_item, _typed, to) => to && whyNotTakeSeats(to, 1),
  compared: (request, item) => [
    {
      what: 'Delegate',
      today: request.delegate ? delegateLink(request.delegate) : 'Has no seat any more',
      asked: request.delegate && delegateLink(request.delegate),
    },
    ...changeClass.compared(request, item),
  ],
};

function TransferFields({ form, item }: KindFieldsProps) {
  const { seatedDelegates } = item;
  return (
    <>
      <SelectField
        form={form}
        name="delegate"
        required
        options={seatedDelegates.map((delegate) => ({ value: delegate.id, label: fullName(delegate) }))}
        placeholder={seatedDelegates.length > 0 ? 'Choose a delegate' : 'No delegate has a seat yet'}
      />
      <NewClassField form={form} item={item} />
    </>
  );
}

function delegateLink(delegate: NonNullable<ComparedRequest['delegate']>) {
  const { customerContact } = delegate;
  const name = fullName(delegate);
  return customerContact ? <Link to={coreLinks.customerContact(customerContact.id)}>{name}</Link> : name;
}
