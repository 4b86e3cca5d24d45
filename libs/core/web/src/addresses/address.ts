import { graphql } from 'react-relay';

/**
 * All fields of an address, for `Address` of the design system and for forms. Spread it as `...address_lines
 * @relay(mask: false)`. The fields can then be read directly from the record.
 */
graphql`
  fragment address_lines on Address {
    address1
    address2
    address3
    address4
    city
    region
    postcode
    country
  }
`;
