/**
 * @generated SignedSource<<441e47b977ba148222e9de1de053bd41>>
 * @relayHash 36b26678a61516dc4cc29f5f6d187209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 041db3ae2e419cf1baf0af0159c76a32b635f39fcc4a7f17f5d7cded1f35ac30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePublicItemPageQuery } from './CreatePublicItemPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePublicItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "041db3ae2e419cf1baf0af0159c76a32b635f39fcc4a7f17f5d7cded1f35ac30",
    "metadata": {},
    "name": "CreatePublicItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
