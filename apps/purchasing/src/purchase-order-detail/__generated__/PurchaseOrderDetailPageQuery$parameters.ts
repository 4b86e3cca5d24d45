/**
 * @generated SignedSource<<2dbdcc53b1a7fc64e1ee7bdb44ff9109>>
 * @relayHash 2fe22fcbf6fcbde0000127fd20ce7462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e206b5388ae867d49b7d180878a0c6ac658e2777f4b9746dbbe922bb2c855017

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderDetailPageQuery } from './PurchaseOrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e206b5388ae867d49b7d180878a0c6ac658e2777f4b9746dbbe922bb2c855017",
    "metadata": {},
    "name": "PurchaseOrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
