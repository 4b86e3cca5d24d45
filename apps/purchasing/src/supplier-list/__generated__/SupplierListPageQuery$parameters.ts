/**
 * @generated SignedSource<<91d1696725faa699d522b60bef5950f0>>
 * @relayHash 5c5935d3a06c6ae379045d1fedf58fed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02d1be4463cc7567954b0c6bde08087fdcfca4ce9a015238fb9300afa7a6025d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierListPageQuery } from './SupplierListPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02d1be4463cc7567954b0c6bde08087fdcfca4ce9a015238fb9300afa7a6025d",
    "metadata": {},
    "name": "SupplierListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
