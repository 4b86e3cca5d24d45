/**
 * @generated SignedSource<<0ae26b6b2e8b31c1c7b45bbc785e0593>>
 * @relayHash 2f923ea24d5cae17575d91243ab1f732
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 564f9ed58132653ed3b60e2c4f0153d1d3b259d17d8157ffedd30f09de213844

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePrivateItemPageQuery } from './CreatePrivateItemPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePrivateItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "564f9ed58132653ed3b60e2c4f0153d1d3b259d17d8157ffedd30f09de213844",
    "metadata": {},
    "name": "CreatePrivateItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
