/**
 * @generated SignedSource<<be54c9e7164b16ec1ed8e0d5e2920b60>>
 * @relayHash 583f6f1d1386b78c6cfe9af04d8fef7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d02de2bf2384be6f27ca32494b0a15248bcb76ff01f5fb957da01e58e0f8169

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalListPageCountQuery } from './SaleSignalListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d02de2bf2384be6f27ca32494b0a15248bcb76ff01f5fb957da01e58e0f8169",
    "metadata": {},
    "name": "SaleSignalListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
