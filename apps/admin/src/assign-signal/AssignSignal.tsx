import { assignSaleSignalInput } from '@console/admin-contracts';
import { coreLinks } from '@console/core-contracts';
import { UserField } from '@console/core-web';
import { Link } from '@console/design-system/link';
import { PartEdit } from '@console/forms';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { AssignSignal_signal$key } from './__generated__/AssignSignal_signal.graphql.ts';
import type { AssignSignalMutation } from './__generated__/AssignSignalMutation.graphql.ts';

/** Shows the account manager who follows a sale signal up, and assigns another one in place. */
export function AssignSignal({ signal: key }: { readonly signal: AssignSignal_signal$key }) {
  const signal = useFragment(
    graphql`
      fragment AssignSignal_signal on SaleSignal {
        id
        version
        ...lastChange_record @relay(mask: false)
        assignedTo {
          id
          person {
            fullName
          }
          ...userOption_user
        }
      }
    `,
    key,
  );
  const write = useConsoleMutation<AssignSignalMutation>(
    graphql`
      mutation AssignSignalMutation($input: assignSaleSignalInput!) {
        assignSaleSignal(input: $input) {
          saleSignal {
            ...SaleSignalDetailPage_signal
          }
        }
      }
    `,
    { success: () => savedNotice('Account manager of the sale signal') },
  );
  const { assignedTo } = signal;
  return (
    <PartEdit
      name="assign-sale-signal"
      label="account manager"
      input={assignSaleSignalInput}
      record={signal}
      write={write}
      displayedValue={
        assignedTo ? <Link to={coreLinks.user(assignedTo.id)}>{assignedTo.person.fullName}</Link> : 'Nobody'
      }
      fields={(form) => <UserField form={form} name="assignedTo" managers chosen={assignedTo} labelHidden />}
    />
  );
}
