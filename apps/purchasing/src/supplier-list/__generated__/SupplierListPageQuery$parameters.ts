/**
 * @generated SignedSource<<ad4ec7e5583e5960e9a76f901d077572>>
 * @relayHash 7861cae1476ec7f564a3e0c4f8ee9ac8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1e1b5e27f80d0ddcec4535e37b946be09f1a81b81d4d241f810c5f1fec2c02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierListPageQuery } from './SupplierListPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d1e1b5e27f80d0ddcec4535e37b946be09f1a81b81d4d241f810c5f1fec2c02",
    "metadata": {},
    "name": "SupplierListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
