/**
 * @generated SignedSource<<7e377e5196540cc3ef0076c117d5051e>>
 * @relayHash 3267ee7d21cc58786bf585785aaeb88a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5b21033a3fe4330b37c29f55d701fc71ed7ca343655ec90edb3dfff8ebe6313

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5b21033a3fe4330b37c29f55d701fc71ed7ca343655ec90edb3dfff8ebe6313",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
