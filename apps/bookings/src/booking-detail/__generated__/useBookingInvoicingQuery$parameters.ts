/**
 * @generated SignedSource<<9f773584d9000ae11a6831b783ed9bdf>>
 * @relayHash 42d80e19b26a5efc9c80c5ca260e42e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 597991cdad14058af2f8453b3d54c9cd155dfdad8e90cdfa1e5033d3ea231f11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useBookingInvoicingQuery } from './useBookingInvoicingQuery.graphql';

const node: PreloadableConcreteRequest<useBookingInvoicingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "597991cdad14058af2f8453b3d54c9cd155dfdad8e90cdfa1e5033d3ea231f11",
    "metadata": {},
    "name": "useBookingInvoicingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
