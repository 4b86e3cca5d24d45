/**
 * @generated SignedSource<<3d7dd83b11349094c1fe3c97f948d1b5>>
 * @relayHash 96611bc88ff48b910c43bc869549c9bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f823fcb700acdd118867188ea3a3b50fb7b5ec0b9b13a66420b033e145d06c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierListPageQuery } from './SupplierListPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f823fcb700acdd118867188ea3a3b50fb7b5ec0b9b13a66420b033e145d06c0",
    "metadata": {},
    "name": "SupplierListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
