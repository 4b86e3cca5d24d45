/**
 * @generated SignedSource<<8791dd587d9161085131c5ebe8c2948a>>
 * @relayHash c88ea49f28ce796c9fc369281a7ef23b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0e7dcacd6ad6229fa2df96240ba82ed1e227619a55601e5b48d9622a750a45f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { usePurchaseOrderCountsQuery } from './usePurchaseOrderCountsQuery.graphql';

const node: PreloadableConcreteRequest<usePurchaseOrderCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0e7dcacd6ad6229fa2df96240ba82ed1e227619a55601e5b48d9622a750a45f",
    "metadata": {},
    "name": "usePurchaseOrderCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
