/**
 * @generated SignedSource<<8f443b26ed878f122bd330bea202d389>>
 * @relayHash 5e8adbca7ee05472108a3b042d52d970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49bc1567a0cc9cf18156634c78fc451eda215008ea7b1f70ffb1367eb01a7fff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalListPageQuery } from './SaleSignalListPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49bc1567a0cc9cf18156634c78fc451eda215008ea7b1f70ffb1367eb01a7fff",
    "metadata": {},
    "name": "SaleSignalListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
