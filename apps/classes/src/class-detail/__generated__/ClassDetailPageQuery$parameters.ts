/**
 * @generated SignedSource<<6d1fba8674aa19439a5cd4bc8c2abf7b>>
 * @relayHash 116e1bdc643938006749d1a58b0c89ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5fb42b9adc4697fc7648cf3cf1ec9b729b1a620457cb20e58d0c4c67e860c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf5fb42b9adc4697fc7648cf3cf1ec9b729b1a620457cb20e58d0c4c67e860c7",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
