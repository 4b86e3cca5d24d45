/**
 * @generated SignedSource<<6a1b91903e2c2b4910d4b87e56d35be5>>
 * @relayHash 5fa19709e28d75274449b46d4e04e21b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3ac0fba286b1509d7143e5d1185a7c626746a945a572518437f1cfa6697bad7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageCountQuery } from './BookingListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3ac0fba286b1509d7143e5d1185a7c626746a945a572518437f1cfa6697bad7",
    "metadata": {},
    "name": "BookingListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
