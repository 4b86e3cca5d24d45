import type { editPrivateItemInput } from '@console/bookings-contracts';
import { describeChanges, type EditedSession, EditSessionsFields } from '@console/classes-web';
import { ImpactList, type ImpactRequest } from '@console/core-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Text } from '@console/design-system/layout';
import { type ConsoleForm, useFormValues } from '@console/forms';
import type { PrivateItemToEdit } from './privateItemToEdit.ts';
import { useFormerLinks } from './useFormerLinks.ts';

interface SessionsOfItemProps {
  readonly form: ConsoleForm<typeof editPrivateItemInput>;
  readonly item: PrivateItemToEdit;
  readonly saved: readonly EditedSession[];
  /** Whom other sessions affect. Null while they stay. */
  readonly impact: ImpactRequest | null;
}

/** The sessions of the class, what somebody else changed of them meanwhile, and the people of new dates. */
export function SessionsOfItem({ form, item: { class: trainingClass }, saved, impact }: SessionsOfItemProps) {
  const { deliveryFormat, trainer } = useFormValues(form);
  useFormerLinks(form, trainingClass, saved);
  const contested = form.conflicts.sessions;
  const sessions = trainingClass.sessions.edges.map(({ node }) => node);
  return (
    <>
      {contested && (
        <ErrorAlert
          tone="info"
          title="Changed meanwhile."
          messages={describeChanges(
            contested.began as readonly EditedSession[],
            contested.theirs as readonly EditedSession[],
          )}
        />
      )}
      <Text role="strong">Sessions, in UTC</Text>
      <EditSessionsFields
        form={form}
        class={{ ...trainingClass, deliveryFormat: deliveryFormat || trainingClass.deliveryFormat }}
        trainer={trainer}
        saved={saved}
        recorded={new Map(sessions.map((session) => [session.id, session]))}
      />
      {impact && <ImpactList {...impact} />}
    </>
  );
}
