/**
 * @generated SignedSource<<a49ce9fa75138d28c03986e818253b87>>
 * @relayHash c54af74bf4e42b100c7083a2108d5642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc62627ccfa52460e0126c7afdb86f8660b1ec3a75ad6e4fb9d090fd79c5f1b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc62627ccfa52460e0126c7afdb86f8660b1ec3a75ad6e4fb9d090fd79c5f1b0",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
