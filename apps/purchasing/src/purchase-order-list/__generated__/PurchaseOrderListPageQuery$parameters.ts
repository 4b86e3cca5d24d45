/**
 * @generated SignedSource<<ec7e003d2497e10348b6772baf1ffa48>>
 * @relayHash 0752225bb8ced359f3412a1225bb034b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 648114c6796ef42f6750b8aa77bf2b89c9413ea1e791d69430302abd157eeb4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseOrderListPageQuery } from './PurchaseOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "648114c6796ef42f6750b8aa77bf2b89c9413ea1e791d69430302abd157eeb4b",
    "metadata": {},
    "name": "PurchaseOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
