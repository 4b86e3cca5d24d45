/**
 * @generated SignedSource<<f5499e48064c2af5d8eef01cc215b361>>
 * @relayHash 5e2d2c09c1b40cd2be037f06a014e329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ffcd52f5c15b736a8fa15ec12f5be176bcf99bbcc5cbc3468b5f006ca02bee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestListPageQuery } from './ChangeRequestListPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ffcd52f5c15b736a8fa15ec12f5be176bcf99bbcc5cbc3468b5f006ca02bee6",
    "metadata": {},
    "name": "ChangeRequestListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
