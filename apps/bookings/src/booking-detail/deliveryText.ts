import { type Delivery, deliveryFormats, deliveryPlace } from '@console/classes-contracts';
import { type AddressFields, addressLines } from '@console/format';

/**
 * The format and the place of an item: "On site, 14 Crossley Street, Halifax, HX1 1UJ", "Virtual, MS Teams". The place
 * of an on-site item is its address. The place of any other item is its platform (O§2).
 */
export function deliveryText(item: Delivery & { readonly deliveryAddress?: AddressFields | null | undefined }): string {
  const format = deliveryFormats.labelOf(item.deliveryFormat);
  const { country, ...address } = item.deliveryAddress ?? {};
  const place = item.deliveryFormat === 'on_site' ? addressLines(address).join(', ') : deliveryPlace(item);
  return place && place !== format ? `${format}, ${place}` : format;
}
