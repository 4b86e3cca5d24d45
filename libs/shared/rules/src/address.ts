import { countryCodes } from '@console/format';
import * as z from 'zod/mini';
import { oneOf } from './choice.ts';
import { requiredIn } from './messages.ts';
import { text } from './text.ts';

const required = requiredIn.operations;

/** An address of eight fields; the country by its two ISO letters (O§3). Postcodes are not asked for: not every country has them. */
export const address = z.object({
  address1: text('Address line 1', { required }),
  address2: text('Address line 2'),
  address3: text('Address line 3'),
  address4: text('Address line 4'),
  city: text('City', { required }),
  region: text('Region'),
  postcode: text('Postcode', { max: 16 }),
  country: oneOf('Country', countryCodes, { required }),
});

/** An address as it is stored. */
export type AddressValues = z.output<typeof address>;

/** An address as its fields hold it: text, empty where there is none. */
export type AddressForm = { [Field in keyof AddressValues]: string };
