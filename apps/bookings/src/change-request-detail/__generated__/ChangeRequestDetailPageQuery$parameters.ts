/**
 * @generated SignedSource<<63b42ff5852753100f139197c379647b>>
 * @relayHash b77ef763c28a4aa8771d97d797c206bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0827207b49b2f8793bd013e80b680e02f63defd9cc40de18903bdb1a1c92de2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0827207b49b2f8793bd013e80b680e02f63defd9cc40de18903bdb1a1c92de2",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
