/**
 * @generated SignedSource<<3197ec9d4d56594aba20a79625c9874f>>
 * @relayHash 7ad64d844d8c8f0b1f61a8de1b632730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3155f0cc13054b284ccaecd0fdb5b477da6c3fdcb37be6289a1a156ad573c19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageQuery } from './BookingListPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3155f0cc13054b284ccaecd0fdb5b477da6c3fdcb37be6289a1a156ad573c19",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
