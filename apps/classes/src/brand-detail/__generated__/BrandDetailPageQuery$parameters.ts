/**
 * @generated SignedSource<<ad13f13d74a4f028314dc6f26355cf98>>
 * @relayHash c49b4585876645984143146f7cc9e577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c270bc28cc78ba12e5dd49417979378abcbf6d05309852a7badf7fa33a6a1e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandDetailPageQuery } from './BrandDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c270bc28cc78ba12e5dd49417979378abcbf6d05309852a7badf7fa33a6a1e1",
    "metadata": {},
    "name": "BrandDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
