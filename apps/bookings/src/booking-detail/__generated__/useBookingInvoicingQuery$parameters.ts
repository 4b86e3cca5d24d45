/**
 * @generated SignedSource<<7e21c300b23890d364a9b4a18640267c>>
 * @relayHash 377829b8c05129f09f135a50b12cc38d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f007de1da027d6bf3d03e9932c255809a929efd75ef62ba38650a0ba6c6bd4be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useBookingInvoicingQuery } from './useBookingInvoicingQuery.graphql';

const node: PreloadableConcreteRequest<useBookingInvoicingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f007de1da027d6bf3d03e9932c255809a929efd75ef62ba38650a0ba6c6bd4be",
    "metadata": {},
    "name": "useBookingInvoicingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
