import type { editPrivateItemInput } from '@console/bookings-contracts';
import { type Delivery, keepsLinks } from '@console/classes-contracts';
import type { EditedSession } from '@console/classes-web';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useEffect, useRef } from 'react';

/**
 * Empties the meeting links of the platform that the class leaves, so that nobody takes them for those of the new one. They
 * come back with the platform, where no other link was typed meanwhile.
 *
 * @param saved the sessions as they are saved.
 */
export function useFormerLinks(
  form: ConsoleForm<typeof editPrivateItemInput>,
  place: Delivery,
  saved: readonly EditedSession[],
): void {
  const { deliveryFormat, deliveryPlatform } = useFormValues(form);
  // What a format without meeting links does not use stays in the form, in case the format comes back.
  const leaves = Boolean(deliveryFormat) && (place.deliveryPlatform || '') !== (deliveryPlatform || '');
  const drops = leaves && !keepsLinks(place, { deliveryFormat: deliveryFormat ?? '', deliveryPlatform });
  const dropped = useRef(false);
  const { getValues, setValue } = form.state;
  useEffect(() => {
    if (!drops && !dropped.current) return;
    dropped.current = drops;
    const former = new Map(saved.map(({ id, meetingLink }) => [id, meetingLink]));
    const links = new Set(former.values());
    const linkOf = ({ id, meetingLink }: EditedSession) => {
      if (drops) return links.has(meetingLink) ? '' : meetingLink;
      return meetingLink || former.get(id);
    };
    const { sessions } = getValues();
    const changed = sessions.map((session) => ({ ...session, meetingLink: linkOf(session) }));
    if (changed.some(({ meetingLink }, index) => (meetingLink || '') !== (sessions[index]?.meetingLink || ''))) {
      setValue('sessions', changed, { shouldDirty: true });
    }
  }, [drops, saved, getValues, setValue]);
}
