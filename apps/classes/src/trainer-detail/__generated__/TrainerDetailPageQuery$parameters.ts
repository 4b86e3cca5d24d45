/**
 * @generated SignedSource<<ba6cbd9aa6d5b24972bb3a9d7c03eebd>>
 * @relayHash 5142c9975ecc8aadbcb67a0a5ee21fa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af088427e996f76d93af31b115260c64b85518050ffb941250d2b12a78a2048

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0af088427e996f76d93af31b115260c64b85518050ffb941250d2b12a78a2048",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
