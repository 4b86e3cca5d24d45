/**
 * @generated SignedSource<<731fcec5a0bbf7a15ddc2c35b32d45e6>>
 * @relayHash c1e848ad2f792015a048aa66eccb5866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f311de0e82aa64fc3cfef846496b48c27d8f575bd4841796275ab19a8bd01d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerListPageCountQuery } from './TrainerListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<TrainerListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f311de0e82aa64fc3cfef846496b48c27d8f575bd4841796275ab19a8bd01d4",
    "metadata": {},
    "name": "TrainerListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
