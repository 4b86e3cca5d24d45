import { isDomain } from '@console/format';
import {
  address,
  changing,
  email,
  labelsOf,
  type OptionalText,
  phone,
  type RequiredText,
  recordSeen,
  reference,
  requiredIn,
  text,
  url,
} from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** A colour is written #rrggbb. */
const hex = (label: string) => z.regex(/^#[0-9a-f]{6}$/i, `${label} must be written as #rrggbb`);

const domain = z.refine<string>(isDomain, 'Email domain must be valid');

const colours: { readonly primaryColor: RequiredText; readonly secondaryColor: OptionalText } = {
  primaryColor: text('Primary colour', { required, also: hex('Primary colour') }),
  secondaryColor: text('Secondary colour', { also: hex('Secondary colour') }),
};

const details = {
  name: text('Name', { required }),
  email: email('Email'),
  emailDomain: text('Email domain', { also: domain }),
  phoneNumber: phone('Phone number'),
  website: url('Website'),
  iconUrl: url('Icon address'),
  logoUrl: url('Logo address'),
};

const seen = recordSeen('Brand', 'brands');

/** The input of `updateBrand`: all that O§3 lists of a brand. */
export const updateBrandInput = z.object({
  ...seen,
  ...changing({ ...details, ...colours, address: address('Address') }),
});

/** The part of {@link updateBrandInput} that the form of the details sends. */
export const brandDetailsInput = z.object({ ...seen, ...changing(details) });

/** The part of {@link updateBrandInput} that the form of the colours sends. */
export const brandColoursInput = z.object({ ...seen, ...changing(colours) });

/** The part of {@link updateBrandInput} that the form of the address sends. */
export const brandAddressInput = z.object(changing({ address: address('Address') }));

/** The input of `changeBrandSeller`: which legal entity sells under the brand. */
export const changeBrandSellerInput = z.object({ ...seen, seller: reference('Seller', 'sellers', { required }) });

/** The labels of the details of a brand, where they are shown. */
export const brandLabels = labelsOf(z.object(details));
