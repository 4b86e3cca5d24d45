/**
 * @generated SignedSource<<a91e29b362fc88ae5e2afc8302c6e24f>>
 * @relayHash 83dc1f17888b116254c6fb007fe0f7c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bae24dd8bcc82acd4a15a864c18c6c883e517f52009891117ce2f4b5ca18026

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bae24dd8bcc82acd4a15a864c18c6c883e517f52009891117ce2f4b5ca18026",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
