/**
 * @generated SignedSource<<01c6dba3c5a1d3b09fcfc37abc717def>>
 * @relayHash 14cdbee6eedacc2437e710a18b2ec9bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 792255940b070571d7df0a34be38f4742d70496d78db21491a311a7a29a31ad2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "792255940b070571d7df0a34be38f4742d70496d78db21491a311a7a29a31ad2",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
