/**
 * @generated SignedSource<<176bec4687cfa2e12817e10739540acb>>
 * @relayHash 821fe1853fcb2a3fa0bb00438056da66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aec5eac720196c8a898b6cae6bbd7b11002af1ad69064747e8ee1ccc8be0d3ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aec5eac720196c8a898b6cae6bbd7b11002af1ad69064747e8ee1ccc8be0d3ab",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
