/**
 * @generated SignedSource<<8ec18faf88dab846e956cccd6df8834b>>
 * @relayHash e7cc839c5f58a3a15ed441d7d5723cb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7be0f68dec144bbc1fb2fac446be5338ff7a5445e4376ec8cedc9af54ac5404

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7be0f68dec144bbc1fb2fac446be5338ff7a5445e4376ec8cedc9af54ac5404",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
