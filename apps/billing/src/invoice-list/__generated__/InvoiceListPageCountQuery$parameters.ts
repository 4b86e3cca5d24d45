/**
 * @generated SignedSource<<30f0e6a3887049e0a55b7455e96b70f2>>
 * @relayHash 8484d53acf95396a75884fd2cf393cd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d23c94f3fd59c4b6d78fc72f5ebf7e00e20508aaa0083c3ae12f982d27bb1a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageCountQuery } from './InvoiceListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d23c94f3fd59c4b6d78fc72f5ebf7e00e20508aaa0083c3ae12f982d27bb1a2",
    "metadata": {},
    "name": "InvoiceListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
