import { type deliveryFields, deliveryParts, type newTrainingSessions } from '@console/classes-contracts';
import type { FieldsOf } from '@console/forms';

type Place = FieldsOf<typeof deliveryFields> & Partial<FieldsOf<typeof newTrainingSessions>>;

/**
 * Leaves out what the delivery format of a class does not use: platform, address, and the meeting links of its sessions.
 * The form shows no fields for them, so their values are neither checked nor sent.
 */
export function withoutUnusedParts<Values extends Place>(values: Values): Values {
  const { deliveryFormat, sessions } = values;
  const used = deliveryParts({ deliveryFormat: deliveryFormat ?? '' });
  return {
    ...values,
    ...(!used.platform && { deliveryPlatform: '' }),
    ...(!used.address && { deliveryAddress: null }),
    ...(sessions && !used.meetingLink && { sessions: sessions.map((session) => ({ ...session, meetingLink: '' })) }),
  };
}
