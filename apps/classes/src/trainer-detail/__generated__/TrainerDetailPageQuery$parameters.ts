/**
 * @generated SignedSource<<a79d7f262ead15d8186a38ed85d226e0>>
 * @relayHash 72238e7df0fbc8f38adbd2ac0eb9244e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29751b4d7c7693aef4dbc90c6d36bf303d3955fe2b77137674755dc0b23a433a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29751b4d7c7693aef4dbc90c6d36bf303d3955fe2b77137674755dc0b23a433a",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
