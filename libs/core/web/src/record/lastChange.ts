import { graphql } from 'react-relay';

/**
 * Who last changed a record, and when. A form that edits a record spreads it as `...lastChange_record
 * @relay(mask: false)` and gets the record as its `lastChange`.
 */
graphql`
  fragment lastChange_record on Audited {
    updatedAt
    updatedBy {
      person {
        fullName
      }
    }
  }
`;
