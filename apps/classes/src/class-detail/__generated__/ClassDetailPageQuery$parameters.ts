/**
 * @generated SignedSource<<8c3b531c9a1be944498fa5e0c357e503>>
 * @relayHash 4c9023163af1d6964f36a507eb8f388d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e97255e0eefc697edf764e5a7cfd8bf097f4da981482321a4bd1b686ff325e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e97255e0eefc697edf764e5a7cfd8bf097f4da981482321a4bd1b686ff325e6",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
