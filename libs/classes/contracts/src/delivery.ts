// The list of classes loads this file. It imports no zod, which would add 11 KB to the first load.
import { cityAndPostcode } from '@console/format';
import { defineEnumeration, type ValueOf } from '@console/rules';

/** The delivery formats of a class (O§3). An unknown one shows as other. */
export const deliveryFormats = defineEnumeration(
  { on_site: 'On site', training_centre: 'Training centre', virtual: 'Virtual', other: 'Other' },
  'other',
);
export type DeliveryFormat = ValueOf<typeof deliveryFormats>;

/** The platforms of a virtual class (O§3). An unknown one shows as other. */
export const deliveryPlatforms = defineEnumeration({ ms_teams: 'MS Teams', zoom: 'Zoom', other: 'Other' }, 'other');
export type DeliveryPlatform = ValueOf<typeof deliveryPlatforms>;

type Text = string | null | undefined;

/** The fields that describe the place of a class. Enumerations are open: a server may know more values than this release. */
export interface Delivery {
  readonly deliveryFormat: string;
  readonly deliveryPlatform?: Text;
  readonly deliveryAddress?: { readonly city?: Text; readonly postcode?: Text } | null | undefined;
}

/**
 * The place of a class in a few words: city and postcode on site, otherwise the platform (O§2). Without either it is the class's format.
 */
export function deliveryPlace({ deliveryFormat, deliveryPlatform, deliveryAddress }: Delivery): string {
  const town = cityAndPostcode(deliveryAddress);
  if (deliveryFormat === 'on_site' && town) return town;
  if (deliveryPlatform) return deliveryPlatforms.labelOf(deliveryPlatform);
  return town || deliveryFormats.labelOf(deliveryFormat);
}

/**
 * Whether the meeting links of a class still lead to it when it takes place elsewhere. A link belongs to its platform, so
 * another platform drops it: delegates must not get it. A link of a class without a platform stays.
 */
export function keepsLinks(before: Delivery, after: Delivery): boolean {
  const { deliveryPlatform } = before;
  return deliveryParts(after).meetingLink && (!deliveryPlatform || deliveryPlatform === after.deliveryPlatform);
}

/** The parts of a place that a delivery format uses. */
interface DeliveryParts {
  readonly address: boolean;
  readonly platform: boolean;
  /** Whether a session can have a venue of its own. */
  readonly venue: boolean;
  /** Whether a session can have a meeting link. */
  readonly meetingLink: boolean;
}

/** Says which parts a class of this format has. Forms show no fields for the others, and the server does not keep them. */
export function deliveryParts({ deliveryFormat }: Pick<Delivery, 'deliveryFormat'>): DeliveryParts {
  const address = deliveryFormat !== 'virtual';
  const platform = deliveryFormat === 'virtual' || deliveryFormat === 'other';
  return { address, platform, venue: address, meetingLink: platform };
}
