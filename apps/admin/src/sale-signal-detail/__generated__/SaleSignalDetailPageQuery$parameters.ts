/**
 * @generated SignedSource<<dd760913bb627db8cb0871b116b1d229>>
 * @relayHash 30a2dbaffed4ba2892018359d0d50153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8494b75cbe62b6e79106044ec96f066ba74ac85c22bb722a625c07bebd0b8c63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8494b75cbe62b6e79106044ec96f066ba74ac85c22bb722a625c07bebd0b8c63",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
